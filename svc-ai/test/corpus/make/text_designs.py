"""CVs as text: typed plainly, as Markdown for pandoc, as LaTeX for moderncv, as Typst."""

import json

from people import Person


def skill(item: tuple) -> str:
    name, level = item
    return f'{name} ({level})' if level and not level.endswith('%') else name


def typed(person: Person) -> str:
    lines = [person.as_written, person.city, f"{person.words['phone']} {person.phone}", person.email, *person.links, *person.extra, '']
    for kind, heading, items in person.sections:
        lines += [heading, '-' * len(heading)]
        if kind == 'work':
            for job in items:
                lines += [f'{job.title}, {job.company}, {job.place} ({job.when})', *[f'* {duty}' for duty in job.duties], '']
        elif kind == 'education':
            for study in items:
                lines += [f"{study.when}  {', '.join(part for part in (study.course, study.school, study.mark) if part)}"]
        elif kind == 'skills':
            lines += [(f'{group}: ' if group else '') + ', '.join(map(skill, skills)) for group, skills in items]
        elif kind == 'languages':
            lines += [f'{name}: {level}' for name, level in items]
        elif kind == 'certificates':
            lines += [f'- {person.certificate_line(item)}' for item in items]
        else:
            lines += items
        lines += ['']
    return '\n'.join(lines).rstrip() + '\n'


def markdown(person: Person) -> str:
    lines = [f'# {person.as_written}', '', f'{person.email} · {person.phone} · {person.city}', '']
    for kind, heading, items in person.sections:
        lines += [f'## {heading}', '']
        if kind == 'work':
            for job in items:
                lines += [f'### {job.title}', '', f'**{job.company}**, {job.place}\\', f'*{job.when}*', '', *[f'- {duty}' for duty in job.duties], '']
        elif kind == 'education':
            for study in items:
                lines += [study.school, '', *[f':   {part}' for part in (study.course, study.when, study.mark) if part], '']
        elif kind == 'skills':
            lines += [f'- {skill(item)}' for _, skills in items for item in skills]
        elif kind == 'languages':
            lines += ['|  |  |', '|:--|:--|', *[f'| {name} | {level} |' for name, level in items]]
        elif kind == 'certificates':
            lines += [f'- {person.certificate_line(item)}' for item in items]
        elif kind == 'other':
            lines += [f'- {line}' for line in items]
        else:
            lines += items
        lines += ['']
    return '\n'.join(lines)


def _latex(text: str | None) -> str:
    for sign in '&%#_':
        text = (text or '').replace(sign, f'\\{sign}')
    return text.replace('–', '--')


def moderncv(person: Person) -> str:
    """moderncv, style classic: dates in the left margin. No certificates' expiry or number: its entries have no place for them."""
    first, _, last = person.as_written.partition(' ')
    lines = [r'\documentclass[10pt,a4paper,sans]{moderncv}', r'\moderncvstyle{classic}\moderncvcolor{blue}',
             r'\usepackage{lmodern}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage[scale=0.78]{geometry}',
             rf'\name{{{_latex(first)}}}{{{_latex(last)}}}', rf'\title{{{_latex(person.headline)}}}', rf'\address{{{_latex(person.city)}}}{{}}{{}}',
             rf'\phone[mobile]{{{_latex(person.phone)}}}', rf'\email{{{person.email}}}', r'\begin{document}\makecvtitle']
    for kind, heading, items in person.sections:
        lines.append(rf'\section{{{_latex(heading)}}}')
        if kind == 'work':
            for job in items:
                duties = r'\begin{itemize}' + ''.join(rf'\item {_latex(duty)}' for duty in job.duties) + r'\end{itemize}' if job.duties else ''
                lines.append(rf'\cventry{{{_latex(job.when)}}}{{{_latex(job.title)}}}{{{_latex(job.company)}}}{{{_latex(job.place)}}}{{}}{{{duties}}}')
        elif kind == 'education':
            lines += [rf'\cventry{{{_latex(study.when)}}}{{{_latex(study.course)}}}{{{_latex(study.school)}}}{{}}{{\textit{{{_latex(study.mark)}}}}}{{}}'
                      for study in items]
        elif kind == 'languages':
            lines += [rf'\cvitemwithcomment{{{_latex(name)}}}{{{_latex(level)}}}{{}}' for name, level in items]
        elif kind == 'skills':
            lines.append(rf'\cvitem{{}}{{{", ".join(_latex(skill(item)) for _, skills in items for item in skills)}}}')
        elif kind == 'certificates':
            lines += [rf'\cvitem{{{_latex(item.when)}}}{{{_latex(", ".join(part for part in (item.name, item.issuer) if part))}}}' for item in items]
        else:
            lines += [rf'\cvitem{{}}{{{_latex(line)}}}' for line in items]
    return '\n'.join([*lines, r'\end{document}'])


def typst(person: Person) -> str:
    """A sidebar on the right in Typst; all texts as strings, so that nothing of them is markup."""
    s = lambda text: '#' + json.dumps(text or '', ensure_ascii=False)
    side, main = [], []
    for kind, heading, items in person.sections:
        if kind == 'skills':
            side += [f'== {s(heading)}', *[f'{s(skill(item))} \\' for _, skills in items for item in skills]]
        elif kind == 'languages':
            side += [f'== {s(heading)}', *[f'{s(name)} #h(1fr) {s(level)} \\' for name, level in items]]
        elif kind == 'work':
            main.append(f'== {s(heading)}')
            for job in items:
                main += [f'*{s(job.title)}* #h(1fr) {s(job.when)} \\', f'{s(job.company)}, {s(job.place)}', *[f'- {s(duty)}' for duty in job.duties], '']
        elif kind == 'education':
            main.append(f'== {s(heading)}')
            for study in items:
                main += [f'*{s(study.course)}* #h(1fr) {s(study.when)} \\', f'{s(study.school)}' + (f' \\ {s(study.mark)}' if study.mark else ''), '']
        elif kind == 'certificates':
            main += [f'== {s(heading)}', *[f'- {s(person.certificate_line(item))}' for item in items]]
        elif kind == 'other':
            main += [f'== {s(heading)}', *[f'- {s(line)}' for line in items]]
        else:
            main += [f'== {s(heading)}', s(items[0])]
    contact = ' \\ '.join(s(line) for line in (person.phone, person.email, person.city))
    return '\n'.join(['#set page(paper: "a4", margin: 1.6cm)', '#set text(font: "Noto Sans", size: 9.5pt)', f'= {s(person.as_written)}',
                      s(person.headline), '#v(6pt)', '#grid(columns: (2fr, 1fr), gutter: 1cm, [', *main, '], [', contact, *side, '])'])
