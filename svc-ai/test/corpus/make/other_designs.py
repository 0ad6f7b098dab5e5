"""CVs for programs that are given neither a page nor a document: roff for groff, plain rows for pdfmake."""

from people import Person
from text_designs import skill


def _roff(text: str) -> str:
    plain = text.replace('\\', r'\e').replace('-', r'\-').replace("'", r'\(cq')
    return r'\&' + plain


def _simple_lines(person: Person, kind: str, items: list) -> list[str]:
    if kind == 'skills':
        return [(f'{group}: ' if group else '') + ', '.join(map(skill, skills)) for group, skills in items]
    if kind == 'languages':
        return [f'{name} ({level})' for name, level in items]
    if kind == 'certificates':
        return [person.certificate_line(item) for item in items]
    return items


def groff(person: Person) -> str:
    """Troff's `ms` macros: justified Times, headings in bold, dates at the right edge of the title's line."""
    lines = ['.nr PS 11', '.nr VS 14', '.nr PO 1i', '.nr LL 6.3i', '.ds CH', '.LP', '.ps 18', '.ce 1', _roff(person.as_written), '.ps 11', '.ce 1',
             _roff(' | '.join((person.email, person.phone, person.city)))]
    for kind, heading, items in person.sections:
        lines += ['.SH', _roff(heading)]
        if kind == 'work':
            for job in items:
                lines += ['.LP', rf'.tl "\fB{_roff(job.title)}\fP""{_roff(job.when)}"', '.br', _roff(', '.join(p for p in (job.company, job.place) if p))]
                for duty in job.duties:
                    lines += [r'.IP \(bu 2', _roff(duty)]
        elif kind == 'education':
            for study in items:
                lines += ['.LP', rf'.tl "\fB{_roff(study.school)}\fP""{_roff(study.when)}"', '.br']
                lines += [_roff(', '.join(part for part in (study.course, study.mark) if part))]
        else:
            for line in _simple_lines(person, kind, items):
                lines += ['.LP', _roff(line)]
    return '\n'.join(lines) + '\n'


def rows(person: Person) -> dict:
    """Dates in a narrow left column, what belongs to them beside it; a heading over each section."""
    sections = []
    for kind, heading, items in person.sections:
        if kind == 'work':
            entries = [{'left': job.when, 'bold': job.title, 'lines': [', '.join(p for p in (job.company, job.place) if p)], 'points': job.duties}
                       for job in items]
        elif kind == 'education':
            entries = [{'left': study.when, 'bold': study.course or study.school,
                        'lines': [part for part in (study.course and study.school, study.mark) if part], 'points': []} for study in items]
        else:
            entries = [{'left': None, 'bold': None, 'lines': [line], 'points': []} for line in _simple_lines(person, kind, items)]
        sections.append({'heading': heading, 'entries': entries})
    return {'name': person.as_written, 'contact': [person.phone, person.email, person.city], 'sections': sections}
