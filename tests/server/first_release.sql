BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	person VARCHAR, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',1,1794979058794,'81cbe0a0d6fd382ceb86f561','{"entry":"sat","seat":0,"colour":"red"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',2,1794979059341,NULL,'{"entry":"started"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',3,1794979059377,NULL,'{"entry":"played","seat":1,"move":"1"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',4,1794979059922,NULL,'{"entry":"played","seat":0,"move":"1","id":"m0"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',5,1794979059930,NULL,'{"entry":"played","seat":1,"move":"10"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',6,1794979059933,NULL,'{"entry":"played","seat":0,"move":"10","id":"m1"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',7,1794979060025,NULL,'{"entry":"played","seat":1,"move":"11"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',8,1794979060037,NULL,'{"entry":"played","seat":0,"move":"11","id":"m2"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',9,1794979060046,NULL,'{"entry":"played","seat":1,"move":"12"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',10,1794979060054,NULL,'{"entry":"played","seat":0,"move":"12","id":"m3"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',11,1794979060065,NULL,'{"entry":"played","seat":1,"move":"13"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',12,1794979060068,NULL,'{"entry":"played","seat":0,"move":"13","id":"m4"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',13,1794979060382,NULL,'{"entry":"played","seat":1,"move":"14"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',14,1794979060447,NULL,'{"entry":"played","seat":0,"move":"14","id":"m5"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',15,1794979060498,NULL,'{"entry":"played","seat":1,"move":"15"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',16,1794979060805,NULL,'{"entry":"played","seat":0,"move":"15","id":"m6"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',17,1794979060986,NULL,'{"entry":"played","seat":1,"move":"2"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',18,1794979061098,NULL,'{"entry":"played","seat":0,"move":"2","id":"m7"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',19,1794979061178,NULL,'{"entry":"played","seat":1,"move":"3"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',20,1794979061192,NULL,'{"entry":"played","seat":0,"move":"3","id":"m8"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',21,1794979061203,NULL,'{"entry":"played","seat":1,"move":"4"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',22,1794979061204,NULL,'{"entry":"played","seat":0,"move":"4","id":"m9"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',23,1794979061212,NULL,'{"entry":"played","seat":1,"move":"5"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',24,1794979061212,NULL,'{"entry":"played","seat":0,"move":"5","id":"m10"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',25,1794979061213,NULL,'{"entry":"played","seat":1,"move":"6"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',26,1794979061213,NULL,'{"entry":"played","seat":0,"move":"6","id":"m11"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',27,1794979061214,NULL,'{"entry":"played","seat":1,"move":"7"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',28,1794979061214,NULL,'{"entry":"played","seat":0,"move":"7","id":"m12"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',29,1794979061215,NULL,'{"entry":"played","seat":1,"move":"8"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',30,1794979061215,NULL,'{"entry":"played","seat":0,"move":"8","id":"m13"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',31,1794979061226,NULL,'{"entry":"played","seat":1,"move":"9"}');
INSERT INTO "entries" VALUES('6afd34f2e741a8bf6f9c2749',32,1794979061227,NULL,'{"entry":"played","seat":0,"move":"9","id":"m14"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',1,1794979080850,'81cbe0a0d6fd382ceb86f561','{"entry":"sat","seat":0,"colour":"red"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',2,1794979081161,NULL,'{"entry":"started"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',3,1794979081201,NULL,'{"entry":"played","seat":1,"move":"1"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',4,1794979081350,NULL,'{"entry":"played","seat":0,"move":"1","id":"m15"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',5,1794979081383,NULL,'{"entry":"played","seat":1,"move":"10"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',6,1794979081425,NULL,'{"entry":"played","seat":0,"move":"10","id":"m16"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',7,1794979081476,NULL,'{"entry":"played","seat":1,"move":"11"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',8,1794979081492,NULL,'{"entry":"played","seat":0,"move":"11","id":"m17"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',9,1794979081555,NULL,'{"entry":"played","seat":1,"move":"12"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',10,1794979081572,NULL,'{"entry":"played","seat":0,"move":"12","id":"m18"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',11,1794979081580,NULL,'{"entry":"played","seat":1,"move":"13"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',12,1794979081659,NULL,'{"entry":"played","seat":0,"move":"13","id":"m19"}');
INSERT INTO "entries" VALUES('6afd35088906bd54604df0d9',13,1794979081700,NULL,'{"entry":"played","seat":1,"move":"14"}');
CREATE TABLE house (
	name VARCHAR NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('token key',X'5382A1BDD3F09BF7B08F4FA358BA5BCECE0CA0398D171E5E87B60A9339C86DFD');
CREATE TABLE minders (
	table_id VARCHAR NOT NULL, 
	process VARCHAR NOT NULL, 
	CONSTRAINT pk_minders PRIMARY KEY (table_id, process)
);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	login VARCHAR, 
	password VARCHAR, 
	vacation_start BIGINT, 
	vacation_end BIGINT, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('81cbe0a0d6fd382ceb86f561','Ana','en',1794978983143,'ana','$argon2id$v=19$m=65536,t=3,p=4$MthMAxBlVdOMTRjXYbRv+g$pdcH/769IYQkmeD9eKI7NAZn47ZlvAoPY5NqedzkwOI',NULL,NULL);
CREATE TABLE processes (
	id VARCHAR NOT NULL, 
	beat BIGINT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
CREATE TABLE recovery_codes (
	person VARCHAR NOT NULL, 
	code_hash BLOB NOT NULL, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (person, code_hash), 
	CONSTRAINT fk_recovery_codes_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "recovery_codes" VALUES('81cbe0a0d6fd382ceb86f561',X'05D9BCE85B26B04D99E06F88CC73E6B86FCA06680084B934DE65890917C4DF44');
INSERT INTO "recovery_codes" VALUES('81cbe0a0d6fd382ceb86f561',X'049587B846FCD3E1BEF75BC7FC68CDB3DDCF2BCC40D6858CCA6923620E2A88D0');
INSERT INTO "recovery_codes" VALUES('81cbe0a0d6fd382ceb86f561',X'15681D934EC54FDD5C5724F8A8D60BD1199E39323AF1945E174EC836BA6C0C3B');
INSERT INTO "recovery_codes" VALUES('81cbe0a0d6fd382ceb86f561',X'6E5A99BDFCB1C217502CF43AB7FD0E2959AFF4D3EE1E77A8C22C22B9CAD5E647');
INSERT INTO "recovery_codes" VALUES('81cbe0a0d6fd382ceb86f561',X'C1D15A5FAEC0700B74590863077A1013F03900E498FAF453462C9764947BFFD9');
INSERT INTO "recovery_codes" VALUES('81cbe0a0d6fd382ceb86f561',X'3078FCE7417B4630BF8B8248C53918CBBC2DA4FE47C4F9E9297B19F850924498');
INSERT INTO "recovery_codes" VALUES('81cbe0a0d6fd382ceb86f561',X'D130E6C891C738ED1C8229BC2F84AB0BFFB368228E4C4202BABBFCA63D31793B');
INSERT INTO "recovery_codes" VALUES('81cbe0a0d6fd382ceb86f561',X'57D0AA7B423D9BC0F758036B027F4395801EAAD391606CDA80D7BCBD4680E3EC');
CREATE TABLE seatings (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	CONSTRAINT pk_seatings PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seatings_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seatings" VALUES('6afd34f2e741a8bf6f9c2749',0,'81cbe0a0d6fd382ceb86f561');
INSERT INTO "seatings" VALUES('6afd35088906bd54604df0d9',0,'81cbe0a0d6fd382ceb86f561');
CREATE TABLE sessions (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	token_hash BLOB NOT NULL, 
	personal BOOLEAN NOT NULL, 
	label VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, scopes VARCHAR DEFAULT '' NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (id), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT uq_sessions_token_hash UNIQUE (token_hash)
);
INSERT INTO "sessions" VALUES('03f285566b6f11bfd9567993','81cbe0a0d6fd382ceb86f561',X'214C57D8D53242316EAA9AFEA7A950D39F022DA0818812D5FF92FF713BE5C296',0,'python-httpx/0.28.1',1794979082694,1794979082694,'');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	log_version INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	options TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	substitute VARCHAR NOT NULL, 
	host VARCHAR, 
	created BIGINT NOT NULL, 
	secret BLOB NOT NULL, 
	invitation VARCHAR NOT NULL, 
	invitation_until BIGINT NOT NULL, 
	state VARCHAR NOT NULL, 
	minded BOOLEAN NOT NULL, several_seats VARCHAR DEFAULT 'nobody' NOT NULL, opened_from BLOB, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('6afd34f2e741a8bf6f9c2749',2,'vautour','{"players": 2, "tiebreak": "runner-up", "memory_aid": false}','[{"kind":"invited","colour":"red"},{"kind":"bot","bot":"oisillon","colour":"orange"}]','{"kind":"untimed","per_move":0,"bank":0}',0,'oisillon','81cbe0a0d6fd382ceb86f561',1794979058794,X'02E99B4079970EF6590AEE0E0D7BCA1868955DCAAF81B643F4B29090C1EB6B20','1aef6618a433bb191673164cdc9e7911',1797571058794,'over',0,'nobody',NULL);
INSERT INTO "tables" VALUES('6afd35088906bd54604df0d9',2,'vautour','{"players": 2, "tiebreak": "runner-up", "memory_aid": false}','[{"kind":"invited","colour":"red"},{"kind":"bot","bot":"oisillon","colour":"orange"}]','{"kind":"untimed","per_move":0,"bank":0}',0,'oisillon','81cbe0a0d6fd382ceb86f561',1794979080850,X'703B012938CB280CFCC1803270FAE0694A8B18181C0F8FCCD92FC260BF6B2BB5','96ef6fa3a62ac1bee20883f902e2d89d',1797571080850,'playing',1,'nobody',NULL);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_tables_state ON tables (state, public);
CREATE INDEX ix_seatings_person ON seatings (person);
CREATE INDEX ix_entries_person ON entries (person) WHERE person IS NOT NULL;
CREATE INDEX ix_minders_process ON minders (process);
COMMIT;
