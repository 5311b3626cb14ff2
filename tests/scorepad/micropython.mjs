// Runs the score pad, and deals games again, as the browser does: under MicroPython, from the files given.
// stdin: {"package": address of micropython.mjs, "files": {path: text}, "calls": [[function, ...arguments]]}
// stdout: a JSON list of what the calls gave back.
import { readFileSync } from 'node:fs';

const given = JSON.parse(readFileSync(0, 'utf-8'));
const { loadMicroPython } = await import(given.package);
const python = await loadMicroPython({ heapsize: 8 * 1024 * 1024 });
for (const [path, text] of Object.entries(given.files)) {
	const file = `/pads/${path}`;
	python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
	python.FS.writeFile(file, text);
}
python.runPython(`
import sys
sys.path.insert(0, "/pads")
from voliere.scorepad.page import score_json, setup_json
from voliere.table.again import is_same_again_json
`);
const answers = given.calls.map(([name, ...args]) => python.globals.get(name)(...args));
process.stdout.write(JSON.stringify(answers));
