"""CVs as web pages: Google-Docs-like, LinkedIn-like, portal-like, Europass-like, designed ones and the old form."""

import re
from html import escape as e
from itertools import groupby

from people import Person

LINKEDIN = {
    'en': dict(contact='Contact', skills='Top Skills', languages='Languages', certificates='Certifications', mobile='(Mobile)',
               summary='Summary', work='Experience', education='Education', years='years', months='months'),
    'id': dict(contact='Hubungi', skills='Keahlian Utama', languages='Languages', certificates='Certifications', mobile='(Mobile)',
               summary='Ringkasan', work='Pengalaman', education='Pendidikan', years='tahun', months='bulan'),
}


def page(person: Person, style: str, body: str) -> str:
    return (f'<!doctype html><html lang="{person.lang}"><meta charset="utf-8"><title>CV {e(person.name)}</title>'
            f'<style>{style}</style><body>{body}</body></html>')


def bullets(lines: list[str]) -> str:
    return '<ul>' + ''.join(f'<li>{e(line)}</li>' for line in lines) + '</ul>' if lines else ''


def skill(item: tuple) -> str:
    name, level = item
    return e(f'{name} ({level})' if level and not level.endswith('%') else name)


def language(item: tuple, joint: str = ' – ') -> str:
    return e(joint.join(item))


def simple_items(person: Person, kind: str, items: list) -> str:
    """Sections that look the same in most designs."""
    if kind == 'summary':
        return f'<p>{e(items[0])}</p>'
    if kind == 'skills':
        return ''.join('<p>' + (f'<b>{e(group)}:</b> ' if group else '') + ', '.join(map(skill, skills)) + '</p>'
                       for group, skills in items)
    if kind == 'languages':
        return '<p>' + '; '.join(map(language, items)) + '</p>'
    if kind == 'certificates':
        return bullets([person.certificate_line(item) for item in items])
    return bullets(items)


def google_docs(person: Person) -> str:
    style = ('@page{size:A4;margin:18mm}body{font:10pt Arial,sans-serif}h1{font:24pt Georgia,serif;margin:0}'
             'h2{font-size:10pt;color:#2079c7;text-transform:uppercase;margin:16pt 0 4pt}h3{font-size:11pt;margin:8pt 0 0}'
             '.when{font-size:8pt;color:#666;text-transform:uppercase}ul{margin:2pt 0}p{margin:2pt 0}')
    body = [f'<h1>{e(person.as_written)}</h1><p>{e(person.city)}</p><p>{e(person.phone)} | {e(person.email)}</p>']
    body += [f'<p>{e(line)}</p>' for line in person.links + person.extra]
    for kind, heading, items in person.sections:
        body.append(f'<h2>{e(heading)}</h2>')
        if kind == 'work':
            for job in items:
                place = f', {e(job.place)}' if job.place else ''
                body.append(f'<h3>{e(job.company)}<span style="font-weight:400">{place} — <i>{e(job.title)}</i></span></h3>'
                            f'<div class="when">{e(job.when)}</div>{bullets(job.duties)}')
        elif kind == 'education':
            for study in items:
                course = f' — <i>{e(study.course)}</i>' if study.course else ''
                body.append(f'<h3>{e(study.school)}<span style="font-weight:400">{course}</span></h3>'
                            f'<div class="when">{e(study.when)}</div>' + (f'<p>{e(study.mark)}</p>' if study.mark else ''))
        else:
            body.append(simple_items(person, kind, items))
    return page(person, style, ''.join(body))


def _length(words: dict, span: str) -> str:
    start, _, end = span.partition('/')
    if '-' not in start:
        return ''
    year, month = map(int, start.split('-'))
    to_year, to_month = (2026, 6) if end == 'now' else map(int, end.split('-'))
    total = (to_year - year) * 12 + to_month - month + 1
    parts = [f"{total // 12} {words['years']}"] * (total >= 12) + [f"{total % 12} {words['months']}"] * (total % 12 > 0)
    return ' '.join(parts)


def linkedin(person: Person) -> str:
    """As LinkedIn's "Save to PDF": no grades, certificates by name only, posts grouped under their employer."""
    words = LINKEDIN[person.lang]
    style = ('@page{size:A4;margin:0}body{margin:0;font:10.5pt Arial,sans-serif;display:flex}aside{background:#293e49;color:#fff;'
             'width:58mm;padding:12mm 8mm;min-height:270mm;box-sizing:border-box;font-size:9.5pt}main{flex:1;padding:12mm 10mm}'
             'h1{font-size:22pt;font-weight:400;margin:0}h2{font-size:13pt;font-weight:400;margin:12pt 0 4pt}h4{margin:8pt 0 0}'
             'p{margin:2pt 0}small{color:#888}aside h2{font-size:12pt}')
    side = [f"<h2>{words['contact']}</h2><p>{e(person.phone)} {words['mobile']}</p><p>{e(person.email)}</p>"]
    side += [f'<p>{e(link)}</p>' for link in person.links]
    if person.skills:
        side.append(f"<h2>{words['skills']}</h2>" + ''.join(f'<p>{e(name)}</p>' for name, _ in person.skills))
    if person.of('languages'):
        side.append(f"<h2>{words['languages']}</h2>" + ''.join(f'<p>{e(name)} ({e(level)})</p>' for name, level in person.of('languages')))
    if person.of('certificates'):
        side.append(f"<h2>{words['certificates']}</h2>" + ''.join(f'<p>{e(item.name)}</p>' for item in person.of('certificates')))
    main = [f'<h1>{e(person.name)}</h1><p>{e(person.headline)}</p><p><small>{e(person.city)}</small></p>']
    if person.of('summary'):
        main.append(f"<h2>{words['summary']}</h2><p>{e(person.of('summary')[0])}</p>")
    main.append(f"<h2>{words['work']}</h2>")
    for company, group in groupby(person.of('work'), key=lambda job: job.company):
        jobs = list(group)
        main.append(f'<h4>{e(company)}</h4>')
        if len(jobs) > 1:
            total = _length(words, f'{jobs[-1].span.split("/")[0]}/{jobs[0].span.split("/")[1]}')
            main.append(f'<p>{total}</p>')
        for job in jobs:
            length = _length(words, job.span)
            main.append(f'<p>{e(job.title)}</p><p>{e(job.when)}' + (f' ({length})' if length else '') + '</p>'
                        f'<p><small>{e(job.place)}</small></p>' + ''.join(f'<p>- {e(duty)}</p>' for duty in job.duties))
    main.append(f"<h2>{words['education']}</h2>")
    for study in person.of('education'):
        course = ', '.join(part for part in (study.degree, study.field) if part)
        main.append(f'<h4>{e(study.school)}</h4><p>{e(course)} · ({e(study.when)})</p>')
    return page(person, style, f"<aside>{''.join(side)}</aside><main>{''.join(main)}</main>")


def job_portal(person: Person) -> str:
    """As job portals export a profile: tables of label and value."""
    words = person.words
    style = ('@page{size:A4;margin:15mm}body{font:9.5pt "Noto Sans",sans-serif}h1{font-size:15pt;color:#0d3880;margin:0 0 6pt}'
             'h2{background:#e8eef7;font-size:11pt;padding:3pt 6pt;margin:12pt 0 4pt}table{width:100%;border-collapse:collapse;'
             'margin-bottom:8pt}td{vertical-align:top;padding:1.5pt 6pt}td:first-child{width:38mm;color:#555}ul{margin:0;padding-left:12pt}')

    def table(rows: list) -> str:
        return '<table>' + ''.join(f'<tr><td>{e(label)}</td><td>: {value}</td></tr>' for label, value in rows if value) + '</table>'

    def split(line: str) -> tuple:
        label, _, value = line.partition(':')
        return label.strip(), e(value.strip())

    body = [f'<h1>{e(person.as_written)}</h1>', f"<h2>{words['personal']}</h2>",
            table([(words['name'], e(person.as_written)), (words['address'], e(person.city)), (words['phone'], e(person.phone)),
                   (words['email'], e(person.email))] + [split(line) for line in person.extra])]
    for kind, heading, items in person.sections:
        body.append(f'<h2>{e(heading)}</h2>')
        if kind == 'work':
            for job in items:
                body.append(table([(words['title'], f'<b>{e(job.title)}</b>'), (words['company'], e(job.company)),
                                   (words['period'], e(job.when)), (words['place'], e(job.place or '')),
                                   (words['duties'], '<br>'.join(map(e, job.duties)))]))
        elif kind == 'education':
            for study in items:
                body.append(table([(words['degree'], e(study.course)), (words['school'], e(study.school)),
                                   (words['period'], e(study.when)), tuple(study.mark.split(': ')) if study.mark and ': ' in study.mark
                                   else (words['mark'], study.mark)]))
        elif kind == 'languages':
            body.append(table([(name, e(level)) for name, level in items]))
        else:
            body.append(simple_items(person, kind, items))
    return page(person, style, ''.join(body))


def europass(person: Person) -> str:
    words = person.words
    style = ('@page{size:A4;margin:14mm}body{font:9.5pt "DejaVu Sans",sans-serif}.head{border-bottom:3px solid #004494;padding-bottom:6pt}'
             'h1{font-size:17pt;color:#004494;margin:0 0 4pt}section{display:grid;grid-template-columns:42mm 1fr;gap:6mm;margin-top:9pt}'
             'h2{font-size:9.5pt;color:#004494;text-transform:uppercase;text-align:right;margin:0}h3{font-size:10pt;margin:0 0 2pt}'
             '.block{margin-bottom:8pt}ul{margin:2pt 0;padding-left:12pt}p{margin:2pt 0}')
    body = [f'<div class="head"><h1>{e(person.as_written)}</h1><p><b>Address:</b> {e(person.city)} <b>Email:</b> {e(person.email)} '
            f'<b>Phone:</b> {e(person.phone)}</p></div>']
    for kind, heading, items in person.sections:
        if kind == 'work':
            inner = ''.join(f'<div class="block"><p>[ {e(job.when)} ]</p><h3>{e(job.title.upper())}</h3><p>{e(job.company)}</p>'
                            f'<p><b>City:</b> {e(job.place)}</p>{bullets(job.duties)}</div>' for job in items)
        elif kind == 'education':
            inner = ''.join(f'<div class="block"><p>[ {e(study.when)} ]</p><h3>{e(study.course)}</h3><p>{e(study.school)}</p>'
                            + (f'<p><b>Final grade:</b> {e(study.grade)}</p>' if study.grade else '') + '</div>' for study in items)
        elif kind == 'languages':
            inner = ('<table>' + ''.join(f'<tr><td><b>{e(name)}</b></td><td style="padding-left:8mm">{e(level)}</td></tr>'
                                         for name, level in items) + '</table>')
        else:
            inner = simple_items(person, kind, items)
        body.append(f'<section><h2>{e(heading)}</h2><div>{inner}</div></section>')
    return page(person, style, ''.join(body))


def _spaced(text: str) -> str:
    return f'<h2>{e(text)}</h2>'


def canva(person: Person) -> str:
    """A coloured sidebar, icons, letter-spaced headings, bars in place of levels."""
    style = ('@page{size:A4;margin:0;background:linear-gradient(to right,#2f4858 68mm,#fff 68mm)}body{margin:0;font:9.5pt "Noto Sans",sans-serif}'
             '.side{position:absolute;left:0;top:0;width:52mm;padding:14mm 8mm;color:#fff}.main{margin-left:68mm;padding:14mm 10mm}'
             'h1{font-size:25pt;letter-spacing:4pt;text-transform:uppercase;margin:0;line-height:1.1}h2{font-size:11pt;letter-spacing:3pt;'
             'text-transform:uppercase;margin:14pt 0 5pt}.bar{height:4pt;background:#55707f;margin:2pt 0 6pt}.bar div{height:4pt;background:#f6ae2d}'
             'h3{font-size:10.5pt;margin:7pt 0 0}.when{float:right;color:#666}ul{margin:2pt 0;padding-left:12pt}p{margin:2pt 0}')
    side = ['<div style="width:34mm;height:34mm;border-radius:17mm;background:#86bbd8;margin:0 auto 8mm"></div>',
            _spaced('Kontak' if person.lang == 'id' else 'Contact'),
            f'<p>☎ {e(person.phone)}</p><p>✉ {e(person.email)}</p><p>⌂ {e(person.city)}</p>']
    side += [f'<p>{e(link)}</p>' for link in person.links]
    main = [f'<h1>{e(person.as_written)}</h1><p style="letter-spacing:2pt">{e(person.headline)}</p>']
    for kind, heading, items in person.sections:
        if kind == 'skills':
            bars = []
            for _, skills in items:
                for name, level in skills:
                    width = level if level and level.endswith('%') else '75%'
                    bars.append(f'<p>{skill((name, level))}</p><div class="bar"><div style="width:{width}"></div></div>')
            side.append(_spaced(heading) + ''.join(bars))
        elif kind == 'languages':
            side.append(_spaced(heading) + ''.join(f'<p>{language(item)}</p>' for item in items))
        elif kind == 'work':
            main.append(_spaced(heading) + ''.join(
                f'<h3><span class="when">{e(job.when)}</span>{e(job.title)}</h3><p>{e(job.company)} | {e(job.place)}</p>{bullets(job.duties)}'
                for job in items))
        elif kind == 'education':
            main.append(_spaced(heading) + ''.join(
                f'<h3><span class="when">{e(study.when)}</span>{e(study.course)}</h3><p>{e(study.school)}</p>'
                + (f'<p>{e(study.mark)}</p>' if study.mark else '') for study in items))
        else:
            main.append(_spaced(heading) + simple_items(person, kind, items))
    return page(person, style, f'<div class="side">{"".join(side)}</div><div class="main">{"".join(main)}</div>')


def magazine(person: Person) -> str:
    """The name on two lines, a narrow right column, letters of headings set apart by hand."""
    style = ('@page{size:A4;margin:16mm}body{font:9.5pt "Liberation Serif","DejaVu Serif",serif}.top{border-bottom:.5pt solid}'
             'h1{font-size:34pt;font-weight:400;line-height:1;margin:0 0 4mm}h2{font-size:10pt;font-weight:400;border-bottom:.5pt solid #999;'
             'margin:10pt 0 4pt}.left{width:112mm}.right{position:absolute;right:0;top:52mm;width:56mm}h3{font-size:10.5pt;margin:6pt 0 0}'
             'p{margin:2pt 0}ul{margin:2pt 0;padding-left:11pt}')

    def apart(text: str) -> str:
        return '<h2>' + e('   '.join(' '.join(word) for word in text.upper().split())).replace('   ', '&nbsp;&nbsp; ') + '</h2>'

    lines = e(person.as_written).rsplit(' ', 1)
    left, right = [], [apart('Kontak' if person.lang == 'id' else 'Contact') + f'<p>{e(person.phone)}</p><p>{e(person.email)}</p>'
                       f'<p>{e(person.city)}</p>' + ''.join(f'<p>{e(link)}</p>' for link in person.links)]
    for kind, heading, items in person.sections:
        if kind == 'work':
            left.append(apart(heading) + ''.join(f'<h3>{e(job.title)}</h3><p><i>{e(job.company)}</i>, {e(job.place)}<br>{e(job.when)}</p>'
                                                  f'{bullets(job.duties)}' for job in items))
        elif kind == 'education':
            left.append(apart(heading) + ''.join(f'<h3>{e(study.school)}</h3><p>{e(study.course)}<br>{e(study.when)}</p>'
                                                  + (f'<p>{e(study.mark)}</p>' if study.mark else '') for study in items))
        elif kind == 'skills':
            right.append(apart(heading) + ''.join(f'<p>{skill(item)}</p>' for _, skills in items for item in skills))
        elif kind == 'languages':
            right.append(apart(heading) + ''.join(f'<p>{e(name)}<br><i>{e(level)}</i></p>' for name, level in items))
        elif kind == 'certificates':
            right.append(apart(heading) + simple_items(person, kind, items))
        else:
            left.append(apart(heading) + simple_items(person, kind, items))
    return page(person, style, f'<div class="top"><h1>{"<br>".join(lines)}</h1></div><div class="right">{"".join(right)}</div>'
                               f'<div class="left">{"".join(left)}</div>')


def letter(person: Person) -> str:
    """Centred head, justified serif text, dates at the right edge."""
    style = ('@page{size:A4;margin:25mm;@bottom-center{content:"' + person.name + ' – " counter(page) "/" counter(pages);font-size:8pt}}'
             'body{font:11pt "Liberation Serif","DejaVu Serif",serif;text-align:justify;hyphens:auto}'
             'header{text-align:center}h1{font-size:19pt;font-variant:small-caps;margin:0}h2{font-size:12pt;font-variant:small-caps;'
             'border-bottom:.4pt solid;margin:12pt 0 4pt}h3{font-size:11pt;margin:6pt 0 0}.when{float:right;font-weight:400;font-style:italic}'
             'p{margin:2pt 0}ul{margin:2pt 0}')
    body = [f'<header><h1>{e(person.as_written)}</h1><p>{e(person.city)} • {e(person.phone)} • {e(person.email)}</p></header>']
    for kind, heading, items in person.sections:
        body.append(f'<h2>{e(heading)}</h2>')
        if kind == 'work':
            body += [f'<h3>{e(job.title)} <span class="when">{e(job.when)}</span></h3><p>{e(job.company)}, {e(job.place)}</p>{bullets(job.duties)}'
                     for job in items]
        elif kind == 'education':
            body += [f'<h3>{e(study.course) or e(study.school)} <span class="when">{e(study.when)}</span></h3>'
                     f'<p>{e(study.school) if study.course else ""}' + (f' ({e(study.mark)})' if study.mark else '') + '</p>' for study in items]
        else:
            body.append(simple_items(person, kind, items))
    return page(person, style, ''.join(body))


def old_form(person: Person) -> str:
    """The numbered form of the old school; LibreOffice makes Word 97 files of it."""
    words, roman = person.words, 'I II III IV V VI VII VIII IX X'.split()
    style = 'body{font:12pt "Times New Roman","Liberation Serif",serif}h1{font-size:14pt;text-align:center}h2{font-size:12pt}td{vertical-align:top}'

    def rows(pairs: list) -> str:
        return '<table>' + ''.join(f'<tr><td width="170">{e(label)}</td><td width="10">:</td><td>{e(value)}</td></tr>'
                                   for label, value in pairs if value) + '</table>'

    pairs = [(words['name'], person.as_written), (words['address'], person.city), (words['phone'], person.phone), (words['email'], person.email)]
    pairs += [tuple(part.strip() for part in line.split(':', 1)) for line in person.extra]
    body = [f"<h1>{words['cv'].upper()}</h1><h2>{roman[0]}. {words['personal'].upper()}</h2>{rows(pairs)}"]
    for number, (kind, heading, items) in zip(roman[1:], person.sections):
        body.append(f'<h2>{number}. {e(heading.upper())}</h2>')
        if kind == 'work':
            body.append('<ol>' + ''.join(f'<li>{e(job.when)} : {e(job.title)}, {e(job.company)}, {e(job.place)}'
                                         + ''.join(f'<br>- {e(duty)}' for duty in job.duties) + '</li>' for job in items) + '</ol>')
        elif kind == 'education':
            body.append('<ol>' + ''.join(f'<li>{e(study.when)} : ' + ', '.join(e(part) for part in (study.course, study.school, study.mark) if part)
                                         + '</li>' for study in items) + '</ol>')
        elif kind == 'skills':
            body.append('<ol>' + ''.join(f'<li>{skill(item)}</li>' for _, skills in items for item in skills) + '</ol>')
        elif kind == 'languages':
            body.append(rows(items))
        elif kind == 'certificates':
            body.append('<ol>' + ''.join(f'<li>{e(person.certificate_line(item))}</li>' for item in items) + '</ol>')
        else:
            body.append(simple_items(person, kind, items))
    body.append(f'<p>{e(re.split(",", person.city)[0])}, 3 Maret 2025</p><p>({e(person.name)})</p>' if person.lang == 'id' else '')
    return page(person, style, ''.join(body))
