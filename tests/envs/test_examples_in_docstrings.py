"""Every public name of huetable.envs has an example in its docstring, and it holds."""

import doctest

import pytest

from huetable import envs


@pytest.mark.parametrize("name", envs.__all__)
def test_the_example_in_its_docstring_holds(name: str) -> None:
    found = doctest.DocTestFinder(recurse=False).find(getattr(envs, name), name, globs=vars(envs).copy())
    assert found[0].examples
    assert doctest.DocTestRunner().run(found[0]).failed == 0
