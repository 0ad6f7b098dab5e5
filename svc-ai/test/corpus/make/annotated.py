"""CVs written whole, as their people would have made them, with marks that say what each piece of text is.

A file of `people/*.page` (HTML), `*.txt` or `*.tex` starts with `key: value` lines (`lang`, `kind`, `files`, `batch`) up to a line `---`. In what
follows `{co|PT Sinar}` shows "PT Sinar" and says that it is the employer; `{co=PT Sinar|SINAR, PT}` shows one and means the other, and
`{+j}`, `{+e}`, `{+c}` start the next job, study or certificate without showing anything. KEYS lists all marks. Marks may stand in one another.
"""

import html
import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / 'people'
HEADER = re.compile(r'(\w+): (.*)')
# Mark → list and field of the truth; dates are of the job or study that was started last.
KEYS = {
    'name': ('', 'name'), 'em': ('', 'email'), 'ph': ('', 'phone_number'), 'sum': ('', 'personal_summary'),
    'co': ('work_experiences', 'company_name'), 'ti': ('work_experiences', 'job_title'), 'loc': ('work_experiences', 'location'),
    'd': ('work_experiences', 'description'), 's': ('dated', 'start_date'), 't': ('dated', 'end_date'), 'now': ('dated', 'is_current'),
    'deg': ('educations', 'degree'), 'sch': ('educations', 'institution_name'), 'fld': ('educations', 'field_of_study'),
    'gr': ('educations', 'grade'),
    'k': ('skills', 'skill_name'), 'kl': ('skills', 'proficiency_level'), 'ks': ('skills', 'several'),
    'l': ('languages', 'language_name'), 'll': ('languages', 'proficiency_level'),
    'cn': ('licenses_certifications', 'name'), 'ci': ('licenses_certifications', 'issuing_organization'),
    'cd': ('licenses_certifications', 'issue_date'), 'cx': ('licenses_certifications', 'expiration_date'),
    'cid': ('licenses_certifications', 'credential_id'),
}
STARTS = {
    'j': ('work_experiences', dict(company_name='', job_title='', start_date=None, end_date=None, is_current=False, location=None,
                                   description=None)),
    'e': ('educations', dict(degree=None, institution_name='', field_of_study=None, start_date=None, end_date=None, is_current=False,
                             grade=None)),
    'c': ('licenses_certifications', dict(name='', issuing_organization=None, issue_date=None, expiration_date=None, credential_id=None)),
}
ITEMS = {'k': ('skills', 'skill_name'), 'l': ('languages', 'language_name')}
MARK = re.compile(r'\{(?:\+([jec])\}|(' + '|'.join(sorted(KEYS, key=len, reverse=True)) + r')(?:=([^|{}]*))?\|)')
MONTHS = ['jan', 'feb', 'mar', 'apr', 'may|mei', 'jun', 'jul', 'aug|agu|agt', 'sep', 'oct|okt', 'nov', 'dec|des']
DATE_FIELDS = {'start_date', 'end_date', 'issue_date', 'expiration_date'}


def month_of(shown: str) -> str:
    """YYYY-MM or YYYY of a date as it is usually written; others carry their meaning in their mark."""
    year = re.search(r'\b(?:19|20)\d\d\b', shown)
    if not year:
        raise ValueError(f'no year in {shown!r}')
    named = re.search(r'[A-Za-z]{3,}', shown)
    if named:
        found = [index for index, names in enumerate(MONTHS, 1) if re.match(names, named[0].lower())]
        if not found:
            raise ValueError(f'no month in {shown!r}')
        return f'{year[0]}-{found[0]:02}'
    figures = re.search(r'(?:^|\D)(0?[1-9]|1[0-2])\s*[/.-]\s*(?:19|20)\d\d', shown) or re.search(r'(?:19|20)\d\d\s*[/.-]\s*(0[1-9]|1[0-2])', shown)
    return f'{year[0]}-{int(figures[1]):02}' if figures else year[0]


def plain(text: str, kind: str) -> str:
    if kind == 'html':
        text = html.unescape(re.sub(r'<[^>]+>', ' ' if '<br' in text else '', text))
    if kind == 'tex':
        text = re.sub(r'\\([&%#_$])', r'\1', text).replace('--', '–').replace('~', ' ').replace('``', '“').replace("''", '”')
    return re.sub(r'\s+', ' ', text.replace('\u00ad', '')).strip()


def split_name(name: str) -> dict:
    first, _, last = name.rpartition(' ')
    return {'first_name': first or last, 'last_name': last if first else None}


class Reader:
    """Collects the truth while it writes the text that is shown."""

    def __init__(self, text: str, kind: str):
        self.text, self.kind, self.at, self.dated = text, kind, 0, None
        self.cv = {'first_name': None, 'last_name': None, 'email': None, 'phone_number': None, 'personal_summary': None,
                   'work_experiences': [], 'educations': [], 'skills': [], 'languages': [], 'licenses_certifications': []}
        self.shown = self._read(is_inside=False)

    def _read(self, is_inside: bool) -> str:
        out = []
        while self.at < len(self.text):
            if is_inside and self.text[self.at] == '}':
                self.at += 1
                return ''.join(out)
            mark = MARK.match(self.text, self.at)
            if not mark:
                out.append(self.text[self.at])
                self.at += 1
                continue
            self.at = mark.end()
            if mark[1]:
                kind, empty = STARTS[mark[1]]
                self.cv[kind].append(dict(empty))
                self.dated = self.cv[kind][-1] if mark[1] != 'c' else self.dated
                continue
            key, meant = mark[2], mark[3]
            if key in ITEMS:
                kind, field = ITEMS[key]
                self.cv[kind].append({field: '', 'proficiency_level': None})
            shown = self._read(is_inside=True)
            self._keep(key, plain(shown if meant is None else meant, self.kind), meant is not None)
            out.append(shown)
        if is_inside:
            raise ValueError('a mark is not closed')
        return ''.join(out)

    def _keep(self, key: str, value: str, is_meant: bool) -> None:
        kind, field = KEYS[key]
        if key == 'name':
            self.cv.update(split_name(value.title() if value.isupper() else value))
        elif key == 'ks':
            self.cv['skills'] += [{'skill_name': name.strip(), 'proficiency_level': None} for name in re.split(r'[,;•·|]| - ', value) if name.strip()]
        elif key == 'now':
            self.dated['is_current'] = True
        elif key == 'sum':
            self.cv[field] = f'{self.cv[field]} {value}' if self.cv[field] else value
        elif kind == '':
            self.cv[field] = value
        else:
            entry = self.dated if kind == 'dated' else self.cv[kind][-1]
            if field in DATE_FIELDS and not is_meant:
                value = month_of(value)
            if key == 'd' and entry['description']:
                value = f"{entry['description']}\n{value}"
            entry[field] = value


@dataclass
class Written:
    """A person whose CV is written whole; the counterpart of `people.Person`."""
    id: str
    lang: str
    kind: str
    files: list[str]
    batch: int
    source: str
    shown: str
    cv: dict

    @property
    def held_back(self) -> bool:
        return int(self.id.split('-')[0]) % 3 == 0

    def truth(self) -> dict:
        return self.cv


def _lists(text: str) -> str:
    """Lines of a page that start with "- " are duties of a job, those with "+ " other points, those with " :: " rows of a form."""
    out, is_open = [], None
    for line in text.split('\n'):
        row = re.match(r'(.*?) ::(.*)', line)
        kind = 'ul' if line[:2] in ('- ', '+ ') else 'table class="f"' if row else None
        if kind != is_open:
            if is_open:
                out.append(f'</{is_open.split()[0]}>')
            if kind:
                out.append(f'<{kind}>')
            is_open = kind
        if row:
            out.append(f'<tr><td>{row[1]}</td><td>:</td><td>{row[2].strip()}</td></tr>')
        elif kind:
            out.append(f'<li>{{d|{line[2:]}}}</li>' if line[0] == '-' else f'<li>{line[2:]}</li>')
        else:
            out.append(line)
    return '\n'.join(out)


def read(path: Path) -> Written:
    head, _, body = path.read_text().partition('\n---\n')
    said = dict(HEADER.fullmatch(line).groups() for line in head.splitlines())
    kind = path.suffix[1:].replace('page', 'html')
    try:
        reader = Reader(_lists(body) if kind == 'html' else body, kind)
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as fault:
        raise SystemExit(f'{path.name}: {fault!r}')
    return Written(path.stem, said['lang'], said['kind'], said['files'].split(), int(said.get('batch', 1)), kind, reader.shown, reader.cv)


def written() -> list[Written]:
    return [read(path) for path in sorted(FOLDER.iterdir(), key=lambda path: int(path.name.split('-')[0]))
            if path.suffix in ('.page', '.txt', '.tex')]
