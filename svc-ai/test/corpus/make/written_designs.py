"""Files of CVs that are written whole: printed, exported by a word processor, set by LuaTeX, typed, or scanned."""

import re
import subprocess
from pathlib import Path

import docx
import pymupdf
from docx.shared import Pt
from PIL import Image, ImageFilter

from annotated import Written

# What a word processor's page looks like, unless the page says otherwise.
PAGE = ('@page{size:A4;margin:20mm}body{font:11pt "Liberation Serif",serif;margin:0}p{margin:2pt 0}ul{margin:2pt 0}h1,h2,h3{margin:8pt 0 3pt}'
        'table{border-collapse:collapse}td,th{vertical-align:top;padding:1pt 4pt;text-align:left}.f td:first-child{width:150pt}')


def page(person: Written) -> str:
    return (f'<!doctype html><html lang="{person.lang}"><head><meta charset="utf-8"><title>CV</title><style>{PAGE}</style></head>'
            f'<body>{person.shown}</body></html>')


def typed_lines(person: Written, path: Path) -> None:
    document = docx.Document()
    document.styles['Normal'].font.name, document.styles['Normal'].font.size = 'Liberation Serif', Pt(11)
    for line in person.shown.strip('\n').split('\n'):
        document.add_paragraph(line).paragraph_format.space_after = Pt(0)
    document.save(path)


def scanned(source: Path, out: Path, turn: float = 0.6) -> None:
    """Pages as a copier stores them: pictures in grey, a little askew and blurred, without any text."""
    target = pymupdf.open()
    for sheet in pymupdf.open(source):
        drawn = sheet.get_pixmap(dpi=110, colorspace=pymupdf.csGRAY)
        picture = Image.frombytes('L', (drawn.width, drawn.height), drawn.samples)
        picture = picture.rotate(turn, fillcolor=246, resample=Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(0.4))
        picture = picture.point(lambda grey: min(246, grey + 12)).quantize(8)
        file = out.with_suffix('.png')
        picture.save(file, optimize=True)
        target.new_page(width=595, height=842).insert_image(pymupdf.Rect(0, 0, 595, 842), filename=str(file))
        file.unlink()
    target.save(out, deflate=True, garbage=4)


def luatex(person: Written, work: Path) -> None:
    (work / 'cv.tex').write_text(person.shown)
    for _ in range(2):
        done = subprocess.run(['lualatex', '-interaction=nonstopmode', 'cv.tex'], cwd=work, capture_output=True, text=True)
    if not (work / 'cv.pdf').exists() or re.search(r'^!', done.stdout, re.M):
        raise SystemExit(f'{person.id}: {done.stdout[-1500:]}')
