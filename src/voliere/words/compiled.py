"""A message as a function of its arguments.

`fluent-compiler` takes 2.7 ms a message and 0.2 s to be imported, which every start would pay;
`fluent.runtime` makes sentences four times as slowly. So Mozilla's own parser reads the text, and
what the tree means is written down here: a sentence with two selectors in 4 µs, and a message that
nobody asks for costs nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from fluent.syntax import FluentParser, ast, visitor

from voliere.words.entries import WordsError
from voliere.words.functions import FUNCTIONS, Value
from voliere.words.plurals import plural_form

Arguments = Mapping[str, Any]
Message = Callable[[Arguments], str]
Part = Callable[[Arguments], Value]

COUNTING: frozenset[Value] = frozenset({"zero", "one", "two", "few", "many"})

_parser = FluentParser(with_spans=False)


class Speech(Protocol):
    """What a message needs of its language."""

    @property
    def lang(self) -> str:
        """Its code."""

    def message(self, id: str) -> Message:
        """Another message of it."""

    def term(self, id: str) -> str:
        """A term of it, as it stands in the file; LookupError if there is none."""

    def argument(self, given: Any) -> Value:
        """An argument as messages know them: a text or a number."""


def parsed(source: str) -> ast.Message | ast.Term:
    """An entry as Fluent understands it; WordsError if it does not."""
    entry = _parser.parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise WordsError(f"not Fluent: {source!r}")
    return entry


def compiled(pattern: ast.Pattern, speech: Speech) -> Message:
    """The function that gives the text of a pattern."""
    parts = [_element(element, speech) for element in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        whole = "".join(str(part) for part in parts)
        return lambda arguments: whole

    def joined(arguments: Arguments) -> str:
        return "".join([p if isinstance(p, str) else str(p(arguments)) for p in parts])

    return joined


def _element(element: ast.TextElement | ast.Placeable, speech: Speech) -> str | Part:
    if isinstance(element, ast.TextElement):
        return element.value
    return _expression(element.expression, speech)


def _expression(expression: Any, speech: Speech) -> Part:
    match expression:
        case ast.Placeable():
            return _expression(expression.expression, speech)
        case ast.StringLiteral() | ast.NumberLiteral():
            literal = _literal(expression)
            return lambda arguments: literal
        case ast.VariableReference():
            return _variable(expression.id.name, speech)
        case ast.MessageReference(attribute=None):
            return speech.message(expression.id.name)
        case ast.TermReference():
            return _term(expression, speech)
        case ast.FunctionReference():
            return _function(expression, speech)
        case ast.SelectExpression():
            return _select(expression, speech)
    raise WordsError(f"{type(expression).__name__} is not for the words of this house")


def _literal(literal: ast.StringLiteral | ast.NumberLiteral) -> Value:
    if isinstance(literal, ast.StringLiteral):
        return str(literal.parse()["value"])
    return float(literal.value) if "." in literal.value else int(literal.value)


def _variable(name: str, speech: Speech) -> Part:
    argument = speech.argument

    def variable(arguments: Arguments) -> Value:
        given = arguments[name]
        return given if type(given) is str or type(given) is int else argument(given)

    return variable


def _term(reference: ast.TermReference, speech: Speech) -> Part:
    """A term knows only what it is given where it is named; what it is not given is "none"."""
    term = parsed(speech.term(reference.id.name))
    given: defaultdict[str, Value] = defaultdict(lambda: "none")
    if reference.arguments is not None:
        given |= {named.name.name: _literal(named.value) for named in reference.arguments.named}
    patterns = {None: term.value} | {one.id.name: one.value for one in term.attributes}
    pattern = patterns[reference.attribute.name if reference.attribute else None]
    if pattern is None:
        raise WordsError(f"-{reference.id.name} has no text")
    text = compiled(pattern, speech)
    return lambda arguments: text(given)


def _function(reference: ast.FunctionReference, speech: Speech) -> Part:
    function = FUNCTIONS[reference.id.name]
    given = [_expression(one, speech) for one in reference.arguments.positional]
    if len(given) == 1:
        (argument,) = given
        return lambda arguments: function(argument(arguments))
    return lambda arguments: function(*[one(arguments) for one in given])


def _select(expression: ast.SelectExpression, speech: Speech) -> Part:
    """The variant that equals the selector, or has its plural form, or is marked for the rest."""
    selector = _expression(expression.selector, speech)
    texts: dict[Value, Message] = {}
    for variant in expression.variants:
        key = variant.key
        name = key.name if isinstance(key, ast.Identifier) else _literal(key)
        texts[name] = compiled(variant.value, speech)
        if variant.default:
            rest = texts[name]
    counts = not COUNTING.isdisjoint(texts)

    def select(arguments: Arguments) -> str:
        value = selector(arguments)
        text = texts.get(value)
        if text is None and counts and not isinstance(value, str):
            text = texts.get(plural_form(speech.lang)(value))
        return (text or rest)(arguments)

    return select


def arguments_in(source: str) -> set[str]:
    """The names of the arguments that an entry asks for.

    >>> sorted(arguments_in("x = The { $card } of { $seat }."))
    ['card', 'seat']
    """
    return _names_in(source).arguments


def messages_in(source: str) -> set[str]:
    """The ids of the messages that stand in an entry.

    >>> messages_in("x = The { card } of { $seat }.")
    {'card'}
    """
    return _names_in(source).messages


class _Names(visitor.Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _names_in(source: str) -> _Names:
    found = _Names()
    found.visit(parsed(source))
    return found
