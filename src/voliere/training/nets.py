"""The nets as the training library has them, and their weights as compiled code reads them.

What they compute is told in `voliere/bots/learned/network.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.bots.learned.features_of_moves import features_of_moves
from voliere.bots.learned.network import N_WORTHS, Weights, record_of, widths_of
from voliere.extras import extra
from voliere.games.doors.contract import Features


def layers_of(features: Features) -> Any:
    """The layers of both nets, with weights to begin from."""
    nn = extra("torch").nn
    width, wide = widths_of(features)
    layers = nn.ModuleDict(
        {
            "enter": nn.Linear(len(features.INPUTS), width),
            "within": nn.Linear(width, width),
            "across": nn.Linear(width, width, bias=False),
            "leave": nn.Linear(width, len(features.OUTPUTS)),
            "look": nn.Linear(len(features.ALL_INPUTS), wide),
            "weigh": nn.Linear(wide, wide),
            "judge": nn.Linear(wide, N_WORTHS),
        }
    )
    if names := features_of_moves(features).names:
        layers["consider"] = nn.Linear(len(names), width, bias=False)
    return layers


def policy(layers: Any, shown: Any) -> Any:
    """The outputs of all rows, one row behind the other."""
    return layers["leave"](thoughts(layers, shown).relu()).flatten(1)


def thoughts(layers: Any, shown: Any) -> Any:
    """What is thought of all rows, each with the sum of all in view."""
    rows = layers["enter"](shown).relu()
    return layers["within"](rows) + layers["across"](rows.sum(1))[:, None, :]


def consider(layers: Any, thought: Any, outputs: Any, considered: Any) -> Any:
    """One output each of rows of which this is thought, together with what is shown of a part of a
    move."""
    hidden = (thought + layers["consider"](considered)).relu()
    leave = layers["leave"]
    return (hidden * leave.weight[outputs]).sum(1) + leave.bias[outputs]


def critic(layers: Any, shown: Any) -> Any:
    """The gain to come and the logit of winning."""
    total = layers["look"](shown).relu().sum(1)
    return layers["judge"](layers["weigh"](total).relu())


def weights_of(layers: Any, features: Features) -> Weights:
    """The weights of both as one record."""
    weights = np.zeros(1, record_of(features))
    for name, number in layers.named_parameters():
        weights[field_of(name)][0] = number.detach().numpy().T
    return weights


def load(weights: Weights, layers: Any) -> None:
    """Let both go on with these weights."""
    torch = extra("torch")
    with torch.no_grad():
        for name, number in layers.named_parameters():
            number.copy_(torch.from_numpy(weights[field_of(name)][0].T.copy()))


def field_of(parameter: str) -> str:
    """Where a parameter of the library stands in the record.

    >>> field_of("enter.weight"), field_of("enter.bias")
    ('enter', 'enter_bias')
    """
    layer, _, part = parameter.partition(".")
    return layer if part == "weight" else f"{layer}_{part}"
