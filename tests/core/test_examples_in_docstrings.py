"""Every public name of huetable.core has an example in its docstring, and it holds."""

import doctest

import pytest

from huetable import core


@pytest.mark.parametrize("name", core.__all__)
def test_the_example_in_its_docstring_holds(name: str) -> None:
    found = doctest.DocTestFinder(recurse=False).find(getattr(core, name), name, globs=vars(core).copy())
    assert found[0].examples
    assert doctest.DocTestRunner().run(found[0]).failed == 0
