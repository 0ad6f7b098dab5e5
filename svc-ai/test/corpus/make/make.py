"""Makes the corpus: every person by every renderer named in the person's file. See ../README.md for what must be installed."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pymupdf
import typst
import weasyprint
import yaml

import docx_designs
import html_designs
import other_designs
import pdf_designs
import structured
import text_designs
import written_designs
from annotated import Written, written
from people import Person, people, without

HERE = Path(__file__).parent
FILES, TRUTH, SCANS = HERE.parent / 'files', HERE.parent / 'truth', HERE.parent / 'scans'
RENDERCV = os.environ.get('CORPUS_RENDERCV', 'rendercv')
CHROMIUM = os.environ.get('CORPUS_CHROMIUM', '/usr/bin/chromium')


def run(*command, cwd=None, **settings) -> None:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, **settings)
    if done.returncode != 0:
        sys.exit(f'{command[0]} failed: {done.stdout[-800:]}{done.stderr[-800:]}')


def print_page(html: Path, out: Path) -> None:
    run(CHROMIUM, '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', f'--print-to-pdf={out}', f'file://{html}', timeout=90)


def chromium(design):
    def make(person: Person, out: Path, work: Path) -> None:
        page = work / 'page.html'
        page.write_text(design(person))
        print_page(page, out)
    return make


def weasy(design):
    return lambda person, out, work: weasyprint.HTML(string=design(person)).write_pdf(out)


def json_resume(theme: str):
    def make(person: Person, out: Path, work: Path) -> None:
        (work / 'resume.json').write_text(json.dumps(structured.json_resume(person)))
        run('node', HERE / 'jsonresume.mjs', theme, work / 'resume.json', work / 'page.html')
        print_page(work / 'page.html', out)
    return make


def rendercv(theme: str):
    def make(person: Person, out: Path, work: Path) -> None:
        (work / 'cv.yaml').write_text(yaml.safe_dump(structured.rendercv(person, theme), allow_unicode=True, sort_keys=False))
        run(RENDERCV, 'render', 'cv.yaml', '-nohtml', '-nopng', '-nomd', cwd=work)
        shutil.move(next(work.glob('rendercv_output/*.pdf')), out)
    return make


def office(source: Path, kind: str, out: Path) -> None:
    """LibreOffice writes beside the source under its name."""
    run('soffice', f'-env:UserInstallation=file://{tempfile.gettempdir()}/corpus-office', '--headless', '--convert-to', kind,
        '--outdir', source.parent, source, timeout=120)
    shutil.move(source.with_suffix(out.suffix), out)


def old_word(person: Person, out: Path, work: Path) -> None:
    (work / 'cv.html').write_text(html_designs.old_form(person))
    office(work / 'cv.html', 'odt:writer8', work / 'page.odt')
    office(work / 'page.odt', 'doc:MS Word 97', out)


def word_as_pdf(person: Person, out: Path, work: Path) -> None:
    docx_designs.plain(person, work / 'cv.docx', centred=True)
    office(work / 'cv.docx', 'pdf', out)


def typed_as_pdf(person: Person, out: Path, work: Path) -> None:
    docx_designs.as_typed(person, work / 'cv.docx')
    office(work / 'cv.docx', 'pdf', out)


def pandoc(person: Person, out: Path, work: Path) -> None:
    (work / 'cv.md').write_text(text_designs.markdown(person))
    run('pandoc', work / 'cv.md', '-o', out)


def pandoc_odt_as_pdf(person: Person, out: Path, work: Path) -> None:
    pandoc(person, work / 'cv.odt', work)
    office(work / 'cv.odt', 'pdf', out)


def docx_package(person: Person, out: Path, work: Path) -> None:
    (work / 'person.json').write_text(json.dumps(structured.docx_package(person)))
    run('node', HERE / 'docx-columns.mjs', work / 'person.json', out)


# moderncv wants icons of a package of 500 MB (texlive-fonts-extra); a CV reads the same without them.
NO_ICONS = r'''\ProvidesPackage{fontawesome5}
\DeclareRobustCommand\faCircle[1][]{\textbullet}
\DeclareRobustCommand\faEnvelope[1][]{}
\DeclareRobustCommand\faMobile[1]{}
'''


def latex(person: Person, out: Path, work: Path) -> None:
    (work / 'fontawesome5.sty').write_text(NO_ICONS)
    (work / 'cv.tex').write_text(text_designs.moderncv(person))
    for _ in range(2):
        run('pdflatex', '-interaction=nonstopmode', 'cv.tex', cwd=work)
    shutil.move(work / 'cv.pdf', out)


def typst_sidebar(person: Person, out: Path, work: Path) -> None:
    (work / 'cv.typ').write_text(text_designs.typst(person))
    typst.compile(work / 'cv.typ', output=out)


def text(person: Person, out: Path, work: Path) -> None:
    out.write_text(text_designs.typed(person))


def qt_page(design):
    """wkhtmltopdf: the Qt WebKit of many web shops' PDF buttons."""
    def make(person: Person, out: Path, work: Path) -> None:
        (work / 'page.html').write_text(design(person))
        run('wkhtmltopdf', '-q', '-s', 'A4', '--disable-javascript', work / 'page.html', out)
    return make


def mupdf_story(design):
    def make(person: Person, out: Path, work: Path) -> None:
        page = pymupdf.paper_rect('a4')
        writer, story, more = pymupdf.DocumentWriter(str(out)), pymupdf.Story(html=design(person)), 1
        while more:
            device = writer.begin_page(page)
            more, _ = story.place(page + (50, 50, -50, -50))
            story.draw(device)
            writer.end_page()
        writer.close()
    return make


def groff(person: Person, out: Path, work: Path) -> None:
    (work / 'cv.ms').write_text(other_designs.groff(person))
    drawn = subprocess.run(['groff', '-k', '-ms', '-Tps', work / 'cv.ms'], capture_output=True, check=True).stdout
    (work / 'cv.ps').write_bytes(drawn)
    run('ps2pdf', work / 'cv.ps', out)


def pdfmake(person: Person, out: Path, work: Path) -> None:
    (work / 'rows.json').write_text(json.dumps(other_designs.rows(person)))
    run('node', HERE / 'pdfmake.mjs', work / 'rows.json', out)


def html_docx(person: Person, out: Path, work: Path) -> None:
    (work / 'page.html').write_text(html_designs.letter(person))
    run('node', HERE / 'html-docx.mjs', work / 'page.html', out)


def written_in_word(person: Written, out: Path, work: Path) -> None:
    (work / 'cv.html').write_text(written_designs.page(person))
    office(work / 'cv.html', 'odt:writer8', work / 'page.odt')
    if out.suffix == '.doc':
        office(work / 'page.odt', 'doc:MS Word 97', out)
        return
    office(work / 'page.odt', 'docx:MS Word 2007 XML', work / 'page.docx')
    if out.suffix == '.docx':
        shutil.move(work / 'page.docx', out)
    else:
        office(work / 'page.docx', 'pdf', out)


def written_by_pandoc(person: Written, out: Path, work: Path) -> None:
    (work / 'cv.html').write_text(written_designs.page(person))
    run('pandoc', work / 'cv.html', '-o', out)


def typed_in_word(person: Written, out: Path, work: Path) -> None:
    written_designs.typed_lines(person, work / 'cv.docx')
    if out.suffix == '.docx':
        shutil.move(work / 'cv.docx', out)
    else:
        office(work / 'cv.docx', 'pdf', out)


def lualatex(person: Written, out: Path, work: Path) -> None:
    written_designs.luatex(person, work)
    shutil.move(work / 'cv.pdf', out)


def scan(person: Written, out: Path, work: Path) -> None:
    weasyprint.HTML(string=written_designs.page(person)).write_pdf(work / 'page.pdf')
    written_designs.scanned(work / 'page.pdf', out)


# What the JSON Resume schema has no place for.
JSON_RESUME = ['licenses_certifications.expiration_date', 'licenses_certifications.credential_id']
# Name → extension, maker, and what a file of it does not show.
RENDERERS = {
    'gdocs': ('pdf', chromium(html_designs.google_docs), []),
    'linkedin': ('pdf', chromium(html_designs.linkedin), [
        'educations.grade', 'licenses_certifications.issuing_organization', 'licenses_certifications.issue_date',
        'licenses_certifications.expiration_date', 'licenses_certifications.credential_id']),
    'jobstreet': ('pdf', chromium(html_designs.job_portal), []),
    'europass': ('pdf', chromium(html_designs.europass), []),
    'wp-canva': ('pdf', weasy(html_designs.canva), []),
    'wp-magazine': ('pdf', weasy(html_designs.magazine), []),
    'wp-letter': ('pdf', weasy(html_designs.letter), []),
    'jr-even': ('pdf', json_resume('even'), [*JSON_RESUME, 'educations.grade']),
    'jr-kendall': ('pdf', json_resume('kendall'), ['languages', 'licenses_certifications']),
    'jr-stackoverflow': ('pdf', json_resume('stackoverflow'), JSON_RESUME),
    'jr-class': ('pdf', json_resume('class'), [
        'work_experiences.location', 'educations.degree', 'educations.field_of_study', 'educations.grade', 'licenses_certifications']),
    'jr-elegant': ('pdf', json_resume('elegant'), [
        *JSON_RESUME, 'work_experiences.location', 'languages.proficiency_level']),
    'rc-classic': ('pdf', rendercv('classic'), []),
    'rc-sb2nov': ('pdf', rendercv('sb2nov'), []),
    'rc-moderncv': ('pdf', rendercv('moderncv'), []),
    'rc-engineeringresumes': ('pdf', rendercv('engineeringresumes'), []),
    'rl-flow': ('pdf', lambda person, out, work: pdf_designs.reportlab(person, out), []),
    'fpdf': ('pdf', lambda person, out, work: pdf_designs.fpdf(person, out), []),
    'typst-sidebar': ('pdf', typst_sidebar, []),
    'latex-moderncv': ('pdf', latex, ['licenses_certifications.expiration_date', 'licenses_certifications.credential_id']),
    'lo-pdf': ('pdf', word_as_pdf, []),
    'lo-odt-pdf': ('pdf', pandoc_odt_as_pdf, []),
    'pandoc-docx': ('docx', pandoc, []),
    'pd-plain': ('docx', lambda person, out, work: docx_designs.plain(person, out), []),
    'pd-table': ('docx', lambda person, out, work: docx_designs.table(person, out), []),
    'pd-textbox': ('docx', lambda person, out, work: docx_designs.text_box(person, out), []),
    'fake-columns': ('docx', lambda person, out, work: docx_designs.tabbed(person, out), []),
    'dx-columns': ('docx', docx_package, []),
    'doc-lo': ('doc', old_word, []),
    'wk-html': ('pdf', qt_page(html_designs.google_docs), []),
    'mupdf-story': ('pdf', mupdf_story(html_designs.google_docs), []),
    'groff-ms': ('pdf', groff, []),
    'pdfmake': ('pdf', pdfmake, []),
    'html-docx': ('docx', html_docx, []),
    'txt': ('txt', text, []),
    'as-typed': ('txt', lambda person, out, work: out.write_text(person.typed), []),
    'as-typed-word': ('docx', lambda person, out, work: docx_designs.as_typed(person, out), []),
    'as-typed-pdf': ('pdf', typed_as_pdf, []),
}
# The same for CVs that are written whole (annotated.py): they show all that they say.
WRITTEN_RENDERERS = {
    'printed': ('pdf', chromium(written_designs.page)),
    'paged': ('pdf', weasy(written_designs.page)),
    'qt': ('pdf', qt_page(written_designs.page)),
    'word': ('docx', written_in_word),
    'word-printed': ('pdf', written_in_word),
    'word97': ('doc', written_in_word),
    'pandoc-word': ('docx', written_by_pandoc),
    'lualatex': ('pdf', lualatex),
    'typed': ('txt', lambda person, out, work: out.write_text(person.shown)),
    'typed-in-word': ('docx', typed_in_word),
    'typed-printed': ('pdf', typed_in_word),
    'scan': ('pdf', scan),
}


def years_only(study: dict) -> dict:
    return {**study, **{key: study[key] and study[key][:4] for key in ('start_date', 'end_date')}}


def januaries(study: dict) -> dict:
    return {**study, **{key: study[key] and (study[key] + '-01')[:7] for key in ('start_date', 'end_date')}}


# Themes that show other dates of studies than they are given.
STUDY_DATES = {'jr-kendall': years_only, 'jr-elegant': januaries}


def write_truth(name: str, truth: dict) -> None:
    (TRUTH / f'{name}.json').write_text(json.dumps(truth, indent=2, ensure_ascii=False) + '\n')


def truth_of(person: Person, renderer: str) -> dict:
    missing = RENDERERS[renderer][2] + person.raw.get('hidden', {}).get(renderer, [])
    cv = without(person.truth(), *missing)
    cv['educations'] = [STUDY_DATES.get(renderer, dict)(study) for study in cv['educations']]
    return {'language': person.lang, 'renderer': renderer, 'set': set_of(person), 'cv': cv}


def truth_of_written(person: Written, renderer: str) -> dict:
    scan = {'scan': True} if renderer == 'scan' else {}
    batch = {'batch': person.batch} if person.batch > 1 else {}
    return {'language': person.lang, 'renderer': renderer, 'set': set_of(person), 'manner': 'real', 'kind': person.kind, **batch, **scan, 'cv': person.truth()}


def set_of(person: Person | Written) -> str:
    return 'held-back' if person.held_back else 'tuning'


def main(wanted: list[str]) -> None:
    for folder in (FILES, TRUTH, SCANS):
        folder.mkdir(exist_ok=True)
    parts = [part for part in wanted if not part.startswith('--')]
    for person in [*people(), *written()]:
        is_written = isinstance(person, Written)
        for renderer in person.files:
            name = f'{person.id}.{renderer}'
            if parts and not any(part in name for part in parts):
                continue
            extension, make = (WRITTEN_RENDERERS if is_written else RENDERERS)[renderer][:2]
            out = (SCANS if renderer == 'scan' else FILES) / f'{name}.{extension}'
            if '--truth' not in wanted and not ('--new' in wanted and out.exists()):
                with tempfile.TemporaryDirectory() as work:
                    make(person, out, Path(work))
                print(name, flush=True)
            write_truth(name, truth_of_written(person, renderer) if is_written else truth_of(person, renderer))


if __name__ == '__main__':
    main(sys.argv[1:])
