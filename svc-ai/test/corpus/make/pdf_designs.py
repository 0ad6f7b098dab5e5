"""CVs drawn by ReportLab (held together by Platypus) and by fpdf2 (cell by cell)."""

from html import escape as e
from pathlib import Path

from fpdf import FPDF
from reportlab.lib.enums import TA_CENTER
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import HRFlowable, Paragraph, SimpleDocTemplate, Spacer, Table

from people import Person
from text_designs import skill

DEJAVU = '/usr/share/fonts/truetype/dejavu/'


def _lines(person: Person, kind: str, items: list) -> list[str]:
    if kind == 'skills':
        return [(f'{group}: ' if group else '') + ' · '.join(map(skill, skills)) for group, skills in items]
    if kind == 'languages':
        return [', '.join(f'{name} ({level})' for name, level in items)]
    if kind == 'certificates':
        return [person.certificate_line(item) for item in items]
    return items


def reportlab(person: Person, path: Path) -> None:
    """Entries as tables of two cells: title and employer left, dates right."""
    text = ParagraphStyle('text', fontName='Helvetica', fontSize=9.5, leading=13)
    right = ParagraphStyle('right', parent=text, alignment=2, textColor='#555555')
    name = ParagraphStyle('name', parent=text, fontName='Helvetica-Bold', fontSize=18, leading=24, alignment=TA_CENTER)
    heading = ParagraphStyle('heading', parent=text, fontName='Helvetica-Bold', fontSize=11, spaceBefore=9, spaceAfter=1, textColor='#7a1f1f')
    contact = ParagraphStyle('contact', parent=text, alignment=TA_CENTER)
    story = [Paragraph(e(person.as_written), name),
             Paragraph(' &nbsp;|&nbsp; '.join(e(part) for part in (person.city, person.phone, person.email)), contact)]
    story += [Paragraph(e(line), contact) for line in person.extra]

    def entry(first: str, second: str, when: str) -> Table:
        cells = Table([[Paragraph(f'<b>{e(first)}</b><br/>{e(second)}', text), Paragraph(e(when), right)]], colWidths=[120 * mm, 50 * mm])
        cells.setStyle([('LEFTPADDING', (0, 0), (-1, -1), 0), ('RIGHTPADDING', (0, 0), (-1, -1), 0), ('VALIGN', (0, 0), (-1, -1), 'TOP')])
        return cells

    for kind, title, items in person.sections:
        story += [Paragraph(e(title), heading), HRFlowable(width='100%', thickness=0.4, color='#7a1f1f'), Spacer(1, 3)]
        if kind == 'work':
            for job in items:
                story += [entry(job.title, f'{job.company}, {job.place}', job.when), *[Paragraph(e(duty), text, bulletText='•') for duty in job.duties]]
        elif kind == 'education':
            story += [entry(study.course or study.school, ' – '.join(p for p in (study.course and study.school, study.mark) if p), study.when)
                      for study in items]
        else:
            story += [Paragraph(e(line), text) for line in _lines(person, kind, items)]
    footer = lambda canvas, document: canvas.drawRightString(190 * mm, 10 * mm, f'{person.name} – {document.page}')
    SimpleDocTemplate(str(path), pagesize=A4, margin=20 * mm, title='CV', author=person.name, invariant=1).build(
        story, onFirstPage=footer, onLaterPages=footer)


def fpdf(person: Person, path: Path) -> None:
    """Drawn cell by cell: dates in a narrow first column, everything else beside it."""
    pdf = FPDF()
    pdf.set_margins(18, 16)
    pdf.add_font('body', '', DEJAVU + 'DejaVuSans.ttf')
    pdf.add_font('body', 'B', DEJAVU + 'DejaVuSans-Bold.ttf')
    pdf.add_page()

    def write(line: str, size: float = 9, style: str = '', indent: float = 0, height: float = 5) -> None:
        pdf.set_font('body', style, size)
        pdf.set_x(18 + indent)
        pdf.multi_cell(174 - indent, height, line, new_x='LMARGIN', new_y='NEXT')

    def dated(when: str, line: str) -> None:
        pdf.set_font('body', '', 8)
        pdf.cell(48, 5, when)
        pdf.set_font('body', 'B', 9)
        pdf.multi_cell(126, 5, line, new_x='LMARGIN', new_y='NEXT')

    write(person.as_written, 16, 'B', height=8)
    write(f'{person.city}   Telp. {person.phone}   {person.email}', 8)
    for line in person.extra:
        write(line, 8)
    for kind, title, items in person.sections:
        pdf.ln(3)
        write(title.upper(), 10, 'B', height=6)
        if kind == 'work':
            for job in items:
                dated(job.when, job.title)
                write(f'{job.company}, {job.place}', indent=48)
                for duty in job.duties:
                    write(f'- {duty}', 8.5, indent=48)
        elif kind == 'education':
            for study in items:
                dated(study.when, study.school)
                write(', '.join(part for part in (study.course, study.mark) if part), indent=48)
        elif kind == 'certificates':
            for item in items:
                dated(item.when, item.name)
                write(person.certificate_line(item).removeprefix(f'{item.name}, ').replace(f'{item.when}, ', '', 1), indent=48)
        else:
            for line in _lines(person, kind, items):
                write(line, indent=48)
    pdf.output(str(path))
