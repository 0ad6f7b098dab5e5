"""People as the input of JSON Resume themes, of RenderCV and of the docx package; months as these tools take them."""

import re

from people import Person

RENDERCV_PHONE = re.compile(r'\D')


def international(phone: str) -> str:
    digits = RENDERCV_PHONE.sub('', phone)
    return '+' + ('62' + digits[1:] if digits.startswith('0') else digits)


def _span(span: str) -> tuple[str, str | None]:
    start, _, end = span.partition('/')
    return start, None if end == 'now' else end or None


def json_resume(person: Person) -> dict:
    def dates(span: str) -> dict:
        start, end = _span(span)
        return {'startDate': start, **({'endDate': end} if end else {})}

    return {
        'basics': {'name': person.as_written, 'label': person.headline, 'email': person.email, 'phone': person.phone,
                   'summary': (person.of('summary') or [''])[0], 'location': {'city': person.city}, 'profiles': []},
        'work': [{'name': job.company, 'company': job.company, 'position': job.title, 'location': job.place, **dates(job.span),
                  'highlights': job.duties} for job in person.of('work')],
        'education': [{'institution': study.school, 'area': study.field or '', 'studyType': study.degree or '', **dates(study.span),
                       'score': study.grade or '', 'gpa': study.grade or ''} for study in person.of('education')],
        'skills': [{'name': name, 'level': level or '', 'keywords': []} for name, level in person.skills],
        'languages': [{'language': name, 'fluency': level} for name, level in person.of('languages')],
        'certificates': [{'name': item.name, 'date': item.issued, 'issuer': item.issuer or ''} for item in person.of('certificates')],
    }


def rendercv(person: Person, theme: str) -> dict:
    sections: dict = {}
    for kind, heading, items in person.sections:
        if kind == 'work':
            sections[heading] = [{'company': job.company, 'position': job.title, 'location': job.place, 'start_date': _span(job.span)[0],
                                  'end_date': _span(job.span)[1] or 'present', 'highlights': job.duties} for job in items]
        elif kind == 'education':
            sections[heading] = [{'institution': study.school, 'area': study.field or study.degree,
                                  **({'degree': study.degree} if study.field and study.degree else {}),
                                  'start_date': _span(study.span)[0], 'end_date': _span(study.span)[1],
                                  'highlights': [study.mark] if study.mark else []} for study in items]
        elif kind == 'skills':
            sections[heading] = [{'label': group or heading, 'details': ', '.join(name for name, _ in skills)} for group, skills in items]
        elif kind == 'languages':
            sections[heading] = [{'label': name, 'details': level} for name, level in items]
        elif kind == 'certificates':
            sections[heading] = [{'bullet': person.certificate_line(item)} for item in items]
        elif kind == 'other':
            sections[heading] = [{'bullet': line} for line in items]
        else:
            sections[heading] = items
    return {
        'cv': {'name': person.as_written, 'location': person.city, 'email': person.email, 'phone': international(person.phone),
               'sections': sections},
        'design': {'theme': theme},
        'locale': {'language': 'indonesian' if person.lang == 'id' else 'english'},
    }


def docx_package(person: Person) -> dict:
    """Wide sections for the first part of the page, narrow ones for its two columns."""
    wide, narrow = [], []
    for kind, heading, items in person.sections:
        if kind == 'work':
            wide.append({'title': heading, 'items': [
                {'bold': f'{job.company} — {job.title}', 'lines': [f'{job.when} · {job.place}'], 'bullets': job.duties} for job in items]})
        elif kind == 'education':
            wide.append({'title': heading, 'items': [
                {'bold': study.school, 'lines': [part for part in (study.course, study.when, study.mark) if part], 'bullets': []} for study in items]})
        elif kind == 'summary':
            wide.append({'title': heading, 'items': [{'bold': None, 'lines': items, 'bullets': []}]})
        elif kind == 'skills':
            narrow.append({'title': heading, 'lines': [name for _, skills in items for name, _ in skills]})
        elif kind == 'languages':
            narrow.append({'title': heading, 'lines': [f'{name}: {level}' for name, level in items]})
        elif kind == 'certificates':
            narrow.append({'title': heading, 'lines': [person.certificate_line(item) for item in items]})
        else:
            narrow.append({'title': heading, 'lines': items})
    return {'name': person.name, 'asWritten': person.as_written, 'contact': [person.email, person.phone, person.city],
            'wide': wide, 'narrow': narrow}
