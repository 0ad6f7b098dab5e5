"""People of the corpus: what each of them says, and what a careful reader understands of it."""

import copy
import re
from dataclasses import dataclass
from pathlib import Path

import yaml

FOLDER = Path(__file__).parent / 'people'
MONTHS = {
    'en': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(),
    'id': 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(),
}
WORDS = {
    'en': dict(cv='Curriculum Vitae', personal='Personal Details', name='Full name', address='Address', phone='Phone',
               email='Email', gpa='GPA', mark='Average mark', until='valid until', number='Credential ID',
               title='Position', company='Employer', period='Period', place='Location', duties='Duties',
               school='Institution', degree='Qualification', summary='Profile'),
    'id': dict(cv='Daftar Riwayat Hidup', personal='Data Pribadi', name='Nama lengkap', address='Alamat', phone='No. HP',
               email='Email', gpa='IPK', mark='Nilai rata-rata', until='berlaku s.d.', number='No.',
               title='Posisi', company='Perusahaan', period='Periode', place='Lokasi', duties='Uraian tugas',
               school='Institusi', degree='Jenjang', summary='Profil'),
}


@dataclass
class Job:
    title: str
    company: str
    when: str
    span: str
    place: str | None
    duties: list[str]


@dataclass
class Study:
    degree: str | None
    field: str | None
    school: str
    when: str
    span: str
    grade: str | None
    words: dict

    @property
    def course(self) -> str:
        """Degree and field as people write them together."""
        if not self.degree or not self.field:
            return self.degree or self.field or ''
        joint = ' in ' if self.words is WORDS['en'] and re.match('Bach|Mast|Dipl|BA|BSc|MSc|PhD|BCom', self.degree) else ' '
        return f'{self.degree}{joint}{self.field}'

    @property
    def mark(self) -> str | None:
        """The grade with its label."""
        if not self.grade or not self.grade[0].isdigit():
            return self.grade
        label = 'gpa' if float(re.match(r'[\d.,]+', self.grade)[0].replace(',', '.').rstrip('.')) <= 5 else 'mark'
        return f'{self.words[label]}: {self.grade}'


@dataclass
class Certificate:
    name: str
    issuer: str | None
    when: str
    issued: str
    expires: str | None
    number: str | None


class Person:
    def __init__(self, path: Path):
        self.id = path.stem
        self.number = int(self.id[:2])
        self.held_back = self.number % 3 == 0
        raw = yaml.safe_load(path.read_text())
        self.raw, self.lang, self.name, self.as_written = raw, raw['lang'], raw['name'], raw.get('as', raw['name'])
        self.headline, self.email, self.phone = raw.get('headline'), raw.get('email'), raw.get('phone')
        self.city, self.extra, self.links = raw.get('city'), raw.get('extra', []), raw.get('links', [])
        self.files, self.typed = raw['files'], raw.get('typed')
        self.words = WORDS[self.lang]
        first, _, last = self.name.rpartition(' ')
        self.first, self.last = (first, last) if first else (last, None)
        if 'first' in raw:
            self.first = raw['first']
        self.sections = [self._section(section) for section in raw['sections']]

    def _section(self, section: dict) -> tuple[str, str, list]:
        kind, heading = next(iter(section.items()))
        if kind == 'summary':
            return kind, heading, [section['text']]
        if kind == 'other':
            return kind, heading, section['lines']
        if kind == 'skills' and 'groups' in section:
            return kind, heading, [(group, [_skill(item) for item in items]) for group, items in section['groups'].items()]
        make = {
            'work': lambda item: Job(item[0], item[1], item[2], str(item[3]), item[4], item[5]),
            'education': lambda item: Study(*item[:4], str(item[4]), item[5], self.words),
            'certificates': lambda item: Certificate(item[0], item[1], str(item[2]), str(item[3]), _text(item[4]), _text(item[5])),
            'skills': _skill,
            'languages': tuple,
        }[kind]
        items = [make(item) for item in section['items']]
        return kind, heading, [(None, items)] if kind == 'skills' else items

    def of(self, kind: str) -> list:
        """All items of a kind, whatever sections they stand in."""
        return [item for k, _, items in self.sections if k == kind for item in items]

    def heading(self, kind: str) -> str | None:
        return next((heading for k, heading, _ in self.sections if k == kind), None)

    @property
    def skills(self) -> list[tuple[str, str | None]]:
        return [skill for _, items in self.of('skills') for skill in items]

    def certificate_line(self, item: Certificate) -> str:
        parts = [item.name, item.issuer, item.when]
        if item.expires:
            parts.append(f"{self.words['until']} {self.month(item.expires)}")
        if item.number:
            parts.append(f"{self.words['number']} {item.number}")
        return ', '.join(part for part in parts if part)

    def month(self, value: str) -> str:
        year, _, month = value.partition('-')
        return f"{MONTHS[self.lang][int(month) - 1]} {year}" if month else year

    def truth(self) -> dict:
        """What a careful reader finds in a file that shows everything."""
        return {
            'first_name': self.first,
            'last_name': self.last,
            'email': self.email,
            'phone_number': self.phone,
            'personal_summary': (self.of('summary') or [None])[0],
            'work_experiences': [
                {'company_name': job.company, 'job_title': job.title, **_dates(job.span), 'location': job.place,
                 'description': '\n'.join(job.duties) or None}
                for job in self.of('work')],
            'educations': [
                {'degree': study.degree, 'institution_name': study.school, 'field_of_study': study.field,
                 **_dates(study.span), 'grade': study.grade}
                for study in self.of('education')],
            'skills': [{'skill_name': name, 'proficiency_level': None if (level or '').endswith('%') else level}
                       for name, level in self.skills],
            'languages': [{'language_name': name, 'proficiency_level': level} for name, level in self.of('languages')],
            'licenses_certifications': [
                {'name': item.name, 'issuing_organization': item.issuer, 'issue_date': item.issued,
                 'expiration_date': item.expires, 'credential_id': item.number}
                for item in self.of('certificates')],
        }


def _dates(span: str) -> dict:
    start, _, end = span.partition('/')
    is_current = end == 'now'
    return {'start_date': start or None, 'end_date': None if is_current else end or None, 'is_current': is_current}


def _skill(item: str) -> tuple[str, str | None]:
    name, _, level = item.partition('|')
    return name, level or None


def _text(value) -> str | None:
    return None if value is None else str(value)


def without(truth: dict, *fields: str) -> dict:
    """The truth of a file that does not show `fields`: 'phone_number', or 'educations.grade' for each of a list."""
    shown = copy.deepcopy(truth)
    for field in fields:
        head, _, tail = field.partition('.')
        if tail:
            for item in shown[head]:
                item[tail] = False if tail == 'is_current' else None
        else:
            shown[head] = [] if isinstance(shown[head], list) else None
    return shown


def people() -> list[Person]:
    return [Person(path) for path in sorted(FOLDER.glob('*.yaml'))]
