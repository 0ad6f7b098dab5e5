"""Every truth must be in its file: fails with the list of values that a reader could not find there. Usage: python check.py [name…]"""

import html
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
FILES, TRUTH, SCANS = HERE.parent / 'files', HERE.parent / 'truth', HERE.parent / 'scans'
NATIONAL_DIGITS = 7
NOT_WRITTEN_SO = {'start_date', 'end_date', 'issue_date', 'expiration_date', 'is_current'}


def text_of(path: Path) -> str:
    if path.suffix == '.txt':
        return path.read_text()
    if path.suffix == '.pdf':
        both = [subprocess.run(['pdftotext', *options, path, '-'], capture_output=True, text=True, check=True).stdout
                for options in ([], ['-layout'], ['-raw'])]
        return '\n'.join(both)
    if path.suffix == '.docx':
        with zipfile.ZipFile(path) as archive:
            parts = [archive.read(name).decode() for name in archive.namelist() if re.match(r'word/(document|header\d*|footer\d*)\.xml', name)]
        plain = re.sub(r'<[^>]+>', '', '\n'.join(part.replace('</w:p>', '\n') for part in parts))
        return html.unescape(plain)
    with tempfile.TemporaryDirectory() as work:
        subprocess.run(['soffice', f'-env:UserInstallation=file://{tempfile.gettempdir()}/corpus-office', '--headless', '--convert-to',
                        'txt:Text (encoded):UTF8', '--outdir', work, path], capture_output=True, check=True)
        return (Path(work) / f'{path.stem}.txt').read_text()


def compact(text: str) -> str:
    """Letters and figures alone: where lines break, and which quotes stand there, is the program's choice."""
    text = text.lower().replace('ﬁ', 'fi').replace('ﬂ', 'fl').replace('ﬀ', 'ff').replace('ﬃ', 'ffi').replace('ﬄ', 'ffl')
    return re.sub(r'[\W_]+', '', text)


def digits(text: str) -> str:
    return re.sub(r'\D', '', text)


def values(truth: object, path: str = ''):
    if isinstance(truth, dict):
        for key, value in truth.items():
            if key not in NOT_WRITTEN_SO:
                yield from values(value, f'{path}.{key}')
    elif isinstance(truth, list):
        for value in truth:
            yield from values(value, path)
    elif isinstance(truth, str):
        yield path, truth


def years(truth: object):
    if isinstance(truth, dict):
        for key, value in truth.items():
            if key in NOT_WRITTEN_SO and isinstance(value, str):
                yield key, value[:4]
            else:
                yield from years(value)
    elif isinstance(truth, list):
        for value in truth:
            yield from years(value)


def check(path: Path) -> list[str]:
    truth = json.loads((TRUTH / f'{path.stem}.json').read_text())['cv']
    text = text_of(path)
    flat, numbers = compact(text), digits(text)
    missing = []
    for field, value in values(truth):
        if field == '.phone_number':
            # Numbers of other countries stand in the file as they are written at home, without their prefix.
            found = digits(value)[-NATIONAL_DIGITS:] in numbers
        elif field in ('.personal_summary', '.work_experiences.description'):
            words = [compact(word) for word in value.split()]
            found = sum(word in flat for word in words) >= 0.95 * len(words)
        else:
            found = compact(value) in flat
        if not found:
            missing.append(f'{path.name}: {field} {value!r}')
    for field, value in years(truth):
        if value not in flat and not re.search(f"['’/]{value[2:]}", text):
            missing.append(f'{path.name}: {field} {value}')
    return missing


def check_scan(path: Path) -> list[str]:
    text = subprocess.run(['pdftotext', path, '-'], capture_output=True, text=True, check=True).stdout.strip()
    return [f'{path.name}: has text'] if text else []


if __name__ == '__main__':
    wanted = sys.argv[1:]
    files = [path for folder in (FILES, SCANS) for path in sorted(folder.iterdir()) if not wanted or any(part in path.name for part in wanted)]
    without_truth = [f'{path.name}: no truth' for path in files if not (TRUTH / f'{path.stem}.json').exists()]
    missing = without_truth or [line for path in files for line in (check_scan(path) if path.parent == SCANS else check(path))]
    print('\n'.join(missing) or f'{len(files)} files show all that their truths say')
    sys.exit(1 if missing else 0)
