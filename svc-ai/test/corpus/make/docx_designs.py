"""CVs as Word files of python-docx: plain, in one table, with a text box, in columns made of tabs."""

from html import escape
from pathlib import Path

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml import parse_xml
from docx.shared import Cm, Pt

from people import Person

NAMESPACES = (
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:v="urn:schemas-microsoft-com:vml"'
)


def _start(person: Person) -> Document:
    document = Document()
    document.core_properties.title, document.core_properties.author = 'CV', person.name
    document.styles['Normal'].font.name, document.styles['Normal'].font.size = 'Calibri', Pt(10.5)
    return document


def _skill(item: tuple) -> str:
    name, level = item
    return f'{name} ({level})' if level and not level.endswith('%') else name


def _lines(person: Person, kind: str, items: list) -> list[str]:
    if kind == 'skills':
        return [(f'{group}: ' if group else '') + ', '.join(map(_skill, skills)) for group, skills in items]
    if kind == 'languages':
        return [f'{name} – {level}' for name, level in items]
    if kind == 'certificates':
        return [person.certificate_line(item) for item in items]
    return items


def _bullets(document, lines: list[str]) -> None:
    for line in lines:
        document.add_paragraph(line, style='List Bullet')


def plain(person: Person, path: Path, centred: bool = False) -> None:
    """Headings of Word, dates at a tab stop on the right."""
    document = _start(person)
    head = [document.add_heading(person.as_written, 0),
            document.add_paragraph(f'{person.city} | {person.phone} | {person.email}')]
    head += [document.add_paragraph(line) for line in person.extra + person.links]
    if centred:
        for paragraph in head:
            paragraph.alignment = WD_ALIGN_PARAGRAPH.CENTER
    for kind, heading, items in person.sections:
        document.add_heading(heading, 1)
        if kind in ('work', 'education'):
            for item in items:
                left = item.title if kind == 'work' else item.school
                paragraph = document.add_paragraph()
                paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(11.5 if centred else 10))
                paragraph.add_run(left).bold = True
                paragraph.add_run(f'\t{item.when}')
                if kind == 'work':
                    document.add_paragraph(f'{item.company} – {item.place}' if centred else f'{item.company}, {item.place}')
                    _bullets(document, item.duties)
                elif item.course:
                    document.add_paragraph(', '.join(part for part in (item.course, item.mark) if part))
        elif kind == 'other':
            _bullets(document, items)
        else:
            for line in _lines(person, kind, items):
                document.add_paragraph(line)
    document.save(path)


def table(person: Person, path: Path) -> None:
    """The whole CV in one table: dates and headings left, text right."""
    document = _start(person)
    document.add_paragraph().add_run(person.as_written).bold = True
    grid = document.add_table(rows=0, cols=2)
    grid.style = 'Table Grid'

    def row(left: str, *right: str) -> None:
        cells = grid.add_row().cells
        cells[0].width, cells[1].width = Cm(4.5), Cm(11.5)
        cells[0].text, cells[1].text = left, right[0] if right else ''
        for line in right[1:]:
            cells[1].add_paragraph(line)

    def band(heading: str) -> None:
        cells = grid.add_row().cells
        cells[0].merge(cells[1]).text = heading

    row(person.words['address'], person.city)
    row(person.words['phone'], person.phone)
    row(person.words['email'], person.email)
    for line in person.extra:
        label, _, value = line.partition(':')
        row(label.strip(), value.strip())
    for kind, heading, items in person.sections:
        band(heading)
        if kind == 'work':
            for job in items:
                row(job.when, job.title, f'{job.company}, {job.place}', *job.duties)
        elif kind == 'education':
            for study in items:
                row(study.when, *[part for part in (study.course, study.school, study.mark) if part])
        elif kind == 'languages':
            for name, level in items:
                row(name, level)
        elif kind == 'certificates':
            for item in items:
                row(item.when, person.certificate_line(item).replace(f', {item.when}', '', 1))
        else:
            row('', *_lines(person, kind, items))
    document.save(path)


def _text_box(lines: list[str]) -> str:
    """A box as Word writes it: the drawing, and the same text again for older programs."""
    inner = ''.join(f'<w:p><w:r><w:t xml:space="preserve">{escape(line)}</w:t></w:r></w:p>' for line in lines)
    return (
        f'<w:r {NAMESPACES}><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="114300" '
        'distR="114300" simplePos="0" relativeHeight="251659264" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">'
        '<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH>'
        '<wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="2000000" cy="4200000"/>'
        '<wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="Sidebar"/>'
        '<wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">'
        '<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2000000" cy="4200000"/></a:xfrm>'
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>'
        f'<wps:txbx><w:txbxContent>{inner}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor>'
        f'</w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="position:absolute;width:157pt;height:330pt"><v:textbox>'
        f'<w:txbxContent>{inner}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>'
    )


def text_box(person: Person, path: Path) -> None:
    """The name in the page header, skills and languages in a text box, the rest in the body."""
    document = _start(person)
    head = document.sections[0].header
    head.paragraphs[0].add_run(person.as_written).bold = True
    head.add_paragraph(f'{person.phone} / {person.email} / {person.city}')
    document.sections[0].footer.paragraphs[0].text = f'CV {person.name}'
    beside: list[str] = []
    for kind, heading, items in person.sections:
        if kind in ('skills', 'languages'):
            lines = [_skill(skill) for _, skills in items for skill in skills] if kind == 'skills' else _lines(person, kind, items)
            beside += [heading.upper(), *lines, '']
    document.add_paragraph()._p.append(parse_xml(_text_box(beside)))
    for kind, heading, items in person.sections:
        if kind in ('skills', 'languages'):
            continue
        document.add_paragraph().add_run(heading.upper()).bold = True
        if kind == 'work':
            for job in items:
                document.add_paragraph().add_run(f'{job.when}: {job.title}').bold = True
                document.add_paragraph(f'{job.company} ({job.place})')
                _bullets(document, job.duties)
        elif kind == 'education':
            for study in items:
                document.add_paragraph(', '.join(part for part in (f'{study.when}: {study.course}', study.school, study.mark) if part))
        else:
            for line in _lines(person, kind, items):
                document.add_paragraph(line)
    document.save(path)


def tabbed(person: Person, path: Path) -> None:
    """Two columns as people make them with the tabulator key: skills beside languages, dates before everything."""
    document = _start(person)
    document.add_paragraph().add_run(person.as_written).bold = True
    document.add_paragraph(f"{person.words['address']}\t: {person.city}")
    document.add_paragraph(f"{person.words['phone']}\t: {person.phone}")
    document.add_paragraph(f"{person.words['email']}\t: {person.email}")
    for kind, heading, items in person.sections:
        if kind == 'skills':
            right = [person.heading('languages') or ''] + _lines(person, 'languages', person.of('languages'))
            left = [heading] + [_skill(item) for item in person.skills]
            for index in range(max(len(left), len(right))):
                cells = [column[index] if index < len(column) else '' for column in (left, right)]
                document.add_paragraph('\t\t\t'.join(cells).rstrip())
        elif kind == 'work':
            document.add_paragraph(heading)
            for job in items:
                document.add_paragraph(f'{job.when}\t{job.title}')
                document.add_paragraph(f'\t\t\t{job.company}, {job.place}')
                for duty in job.duties:
                    document.add_paragraph(f'\t\t\t- {duty}')
        elif kind == 'education':
            document.add_paragraph(heading)
            for study in items:
                document.add_paragraph(f'{study.when}\t{study.course}')
                document.add_paragraph('\t\t\t' + ', '.join(part for part in (study.school, study.mark) if part))
        elif kind != 'languages':
            document.add_paragraph(heading)
            for line in _lines(person, kind, items):
                document.add_paragraph(line)
    document.save(path)


def as_typed(person: Person, path: Path) -> None:
    """A text somebody typed, line for line, tabulators and all."""
    document = _start(person)
    for line in person.typed.splitlines():
        document.add_paragraph(line).paragraph_format.space_after = Pt(0)
    document.save(path)
