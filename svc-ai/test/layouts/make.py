"""Makes CVs by kind into FOLDER/tune and FOLDER/held. Needs Python's `reportlab fpdf2 weasyprint typst python-docx`. Usage: make.py FOLDER"""

import random, json, os, io, zipfile, subprocess, sys
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, letter
from fpdf import FPDF
import weasyprint, typst, docx
from docx.shared import Pt

OUT = sys.argv[1]
for part in ("tune", "held"):
    os.makedirs(f"{OUT}/{part}", exist_ok=True)
P = [
    dict(
        n="Rina Handoko",
        m="rina.handoko@example.com",
        t="+62 812-5550-0123",
        c1="PT Cahaya Mandiri",
        j1="Staf Keuangan",
        d1="Menyusun laporan kas mingguan.",
        c2="CV Tirta Jaya",
        j2="Kasir",
        d2="Melayani pembayaran pelanggan.",
        s="Universitas Padjadjaran",
        deg="S1 Akuntansi",
        sk="Excel, SAP, Accurate",
        L="id",
    ),
    dict(
        n="Owen Marsh",
        m="owen.marsh@example.com",
        t="+1 503 555 0177",
        c1="Bluewater Freight",
        j1="Logistics Planner",
        d1="Planned the routes of thirty trucks.",
        c2="Pinehill Stores",
        j2="Stock Clerk",
        d2="Counted the stock every night.",
        s="Portland State College",
        deg="Bachelor of Arts in Economics",
        sk="Excel, SQL, Tableau",
        L="en",
    ),
    dict(
        n="Dewi Anggraini",
        m="dewi.anggraini@example.com",
        t="0813-5550-0456",
        c1="PT Nusa Logistik",
        j1="Koordinator Gudang",
        d1="Mengatur jadwal pengiriman harian.",
        c2="Toko Sumber Rejeki",
        j2="Admin Penjualan",
        d2="Mencatat pesanan pelanggan.",
        s="Politeknik Negeri Bandung",
        deg="D3 Administrasi Bisnis",
        sk="Excel, Word, Canva",
        L="id",
    ),
    dict(
        n="Helen Ashby",
        m="helen.ashby@example.com",
        t="+1 206 555 0190",
        c1="Rainier Health Group",
        j1="Office Manager",
        d1="Ran the front desk of two clinics.",
        c2="Dockside Books",
        j2="Assistant",
        d2="Kept the books of the shop.",
        s="Seattle Community College",
        deg="Associate of Arts in Business",
        sk="Word, Excel, QuickBooks",
        L="en",
    ),
]
H = {
    "en": dict(w="EXPERIENCE", e="EDUCATION", k="SKILLS", now="Present", p="Page %d of %d"),
    "id": dict(w="PENGALAMAN KERJA", e="PENDIDIKAN", k="KEAHLIAN", now="Sekarang", p="Halaman %d dari %d"),
}


def month(l, m):
    return {
        "en": ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        "id": ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
    }[l][m - 1]


def exp(p, **x):
    e = dict(
        name=p["n"],
        email=p["m"],
        work_experiences=[
            dict(company_name=p["c1"], job_title=p["j1"], start_date="2020-01", is_current=True, description=p["d1"]),
            dict(
                company_name=p["c2"], job_title=p["j2"], start_date="2016-06", end_date="2019-12", description=p["d2"]
            ),
        ],
        educations=[dict(institution_name=p["s"])],
        skills=p["sk"].split(", "),
    )
    e.update(x)
    return e


count = {}


def emit(kind, ext, data, cv):
    i = count.get(kind, 0)
    count[kind] = i + 1
    d = OUT + ("/held" if i % 2 else "/tune")
    b = f"{d}/{kind}-{i:02d}"
    open(b + "." + ext, "wb").write(data)
    json.dump(dict(kind=kind, cv=cv), open(b + ".expected.json", "w"), ensure_ascii=False)


def body(p, h):
    return [
        ("H", h["w"]),
        ("L", p["c1"], f"{month(p['L'],1)} 2020 - {h['now']}"),
        ("T", p["j1"]),
        ("B", p["d1"]),
        ("L", p["c2"], f"{month(p['L'],6)} 2016 - {month(p['L'],12)} 2019"),
        ("T", p["j2"]),
        ("B", p["d2"]),
        ("PB",),
        ("H", h["e"]),
        ("L", p["s"], "2012 - 2016"),
        ("T", p["deg"]),
        ("H", h["k"]),
        ("T", p["sk"]),
    ]


def rl(p, mark=None, head=None, foot=None, pages=True, slope=45, markcolor=0.8, markfirst=True):
    b = io.BytesIO()
    c = canvas.Canvas(b, pagesize=A4)
    w, hh = A4
    h = H[p["L"]]
    page = [1]
    total = 2 if pages else 1

    def deco():
        if mark:
            c.saveState()
            c.setFillGray(markcolor)
            c.translate(w / 2, hh / 2)
            c.rotate(slope)
            c.setFont("Helvetica-Bold", 60)
            c.drawCentredString(0, 0, mark)
            c.restoreState()
        c.setFont("Helvetica", 8)
        if head:
            c.drawString(50, hh - 30, head(p, page[0], total))
        if foot:
            c.drawCentredString(w / 2, 25, foot(p, page[0], total))

    if markfirst:
        deco()
    y = hh - 60
    c.setFont("Helvetica-Bold", 18)
    c.drawString(50, y, p["n"])
    y -= 18
    c.setFont("Helvetica", 10)
    if mark or not (foot and "mail" in foot.__name__):
        c.drawString(50, y, f"{p['m']} | {p['t']}")
    y -= 26
    for k, *a in body(p, h):
        if k == "PB":
            if pages:
                if not markfirst:
                    deco()
                c.showPage()
                page[0] += 1
                if markfirst:
                    deco()
                y = hh - 60
            continue
        if k == "H":
            y -= 8
            c.setFont("Helvetica-Bold", 12)
            c.drawString(50, y, a[0])
            y -= 18
        elif k == "L":
            c.setFont("Helvetica-Bold", 10)
            c.drawString(50, y, a[0])
            c.setFont("Helvetica", 10)
            c.drawRightString(w - 50, y, a[1])
            y -= 14
        elif k == "T":
            c.setFont("Helvetica", 10)
            c.drawString(50, y, a[0])
            y -= 14
        elif k == "B":
            c.setFont("Helvetica", 10)
            c.drawString(60, y, "• " + a[0])
            y -= 20
    if not markfirst:
        deco()
    c.showPage()
    c.save()
    return b.getvalue()


def headname(p, i, n):
    return f"{p['n']} - Curriculum Vitae"


def footpage(p, i, n):
    return H[p["L"]]["p"] % (i, n)


def footmail(p, i, n):
    return f"{p['m']}  |  {p['t']}  |  " + H[p["L"]]["p"] % (i, n)


def footbare(p, i, n):
    return str(i)


def footslash(p, i, n):
    return f"{p['n']} {i} / {n}"


for i, (hd, ft) in enumerate(
    [
        (headname, footpage),
        (None, footmail),
        (headname, footbare),
        (None, footslash),
        (headname, footmail),
        (None, footpage),
    ]
):
    for p in (P[i % 4], P[(i + 1) % 4]):
        emit("furniture", "pdf", rl(p, head=hd, foot=ft), exp(p, _never=["Halaman", "Page 1", "Page 2"]))
for i, m in enumerate(["CONFIDENTIAL", "RAHASIA", "DRAFT", "SALINAN", "SAMPLE", "JobPortal.example", "COPY", "CONTOH"]):
    for p in (P[i % 4], P[(i + 2) % 4]):
        emit(
            "watermark",
            "pdf",
            rl(
                p,
                mark=m,
                slope=[45, 30, 60, 0, -45, 45, 0, 35][i],
                markcolor=[0.8, 0.85, 0.7, 0.8, 0.9, 0.75, 0.85, 0.8][i],
                markfirst=i % 2 == 0,
            ),
            exp(p, _never=[m]),
        )


# watermark weasyprint + furniture html
def html(p, css="", extra="", bodyfn=None):
    h = H[p["L"]]
    return (
        f"<html><head><meta charset=utf-8><style>@page{{size:A4;margin:2cm;}}body{{font-family:'DejaVu Sans';font-size:10pt}}.r{{float:right}}h1{{font-size:20pt;margin:0}}h2{{font-size:13pt}}{css}</style></head><body>{extra}<h1>{p['n']}</h1><p>{p['m']} | {p['t']}</p>"
        + (
            bodyfn(p, h)
            if bodyfn
            else f"<h2>{h['w']}</h2><div><b>{p['c1']}</b><span class=r>{month(p['L'],1)} 2020 – {h['now']}</span></div><div>{p['j1']}</div><ul><li>{p['d1']}</li></ul><div><b>{p['c2']}</b><span class=r>{month(p['L'],6)} 2016 – {month(p['L'],12)} 2019</span></div><div>{p['j2']}</div><ul><li>{p['d2']}</li></ul><h2>{h['e']}</h2><div><b>{p['s']}</b><span class=r>2012 – 2016</span></div><div>{p['deg']}</div><h2>{h['k']}</h2><div>{p['sk']}</div>"
        )
        + "</body></html>"
    )


wp = lambda s: weasyprint.HTML(string=s).write_pdf()
for p in P:
    emit(
        "watermark",
        "pdf",
        wp(
            html(
                p,
                css=".wm{position:fixed;top:9cm;left:1cm;font-size:70pt;color:rgba(0,0,0,.12);transform:rotate(-35deg)}",
                extra="<div class=wm>RAHASIA</div>",
            )
        ),
        exp(p, _never=["RAHASIA"]),
    )
# letter spacing
for sp in ("2pt", "4pt", ".3em"):
    for p in P:
        emit(
            "spaced",
            "pdf",
            wp(html(p, css=f"h1,h2{{letter-spacing:{sp};text-transform:uppercase}}")),
            exp(p, name={"any": [p["n"], p["n"].upper()]}),
        )


def fp(p, spacing):
    f = FPDF()
    f.add_page()
    h = H[p["L"]]
    f.set_font("helvetica", "B", 20)
    f.set_char_spacing(spacing)
    f.cell(0, 10, p["n"].upper(), new_x="LMARGIN", new_y="NEXT")
    f.set_char_spacing(0)
    f.set_font("helvetica", "", 10)
    f.cell(0, 6, f"{p['m']} | {p['t']}", new_x="LMARGIN", new_y="NEXT")
    for k, *a in body(p, h):
        if k == "H":
            f.ln(3)
            f.set_font("helvetica", "B", 13)
            f.set_char_spacing(spacing)
            f.cell(0, 9, a[0], new_x="LMARGIN", new_y="NEXT")
            f.set_char_spacing(0)
        elif k == "L":
            f.set_font("helvetica", "B", 10)
            f.cell(120, 6, a[0])
            f.set_font("helvetica", "", 10)
            f.cell(0, 6, a[1], align="R", new_x="LMARGIN", new_y="NEXT")
        elif k == "T":
            f.set_font("helvetica", "", 10)
            f.cell(0, 6, a[0], new_x="LMARGIN", new_y="NEXT")
        elif k == "B":
            f.cell(0, 6, "- " + a[0], new_x="LMARGIN", new_y="NEXT")
            f.ln(2)
    return bytes(f.output())


for sp in (2, 4):
    for p in P:
        emit("spaced", "pdf", fp(p, sp), exp(p, name={"any": [p["n"], p["n"].upper()]}))


# dates left narrow
def dl(w, br=True):
    def fn(p, h):
        d = lambda a, b: f"{a} –{'<br>' if br else ' '}{b}"
        row = (
            lambda a, b, c, t: f"<tr><td style='width:{w};vertical-align:top;white-space:nowrap;padding:0 3pt 0 0'>{a}</td><td style='padding:0'>{b}<br>{c}<br>{t}</td></tr>"
        )
        return (
            f"<h2>{h['w']}</h2><table style='border-collapse:collapse'>"
            + row(d(month(p["L"], 1) + " 2020", h["now"]), p["j1"], p["c1"], p["d1"])
            + row(d(month(p["L"], 6) + " 2016", month(p["L"], 12) + " 2019"), p["j2"], p["c2"], p["d2"])
            + f"</table><h2>{h['e']}</h2><div><b>{p['s']}</b><span class=r>2012 – 2016</span></div><div>{p['deg']}</div><h2>{h['k']}</h2><div>{p['sk']}</div>"
        )

    return fn


for w, br in (("2.2cm", True), ("3.5cm", True), ("4cm", False)):
    for p in P:
        emit("dates-left", "pdf", wp(html(p, bodyfn=dl(w, br))), exp(p))


# two columns, chart below; side rail
def cols(order, widths, tail):
    def fn(p, h):
        left = f"<h2>{h['w']}</h2><div><b>{p['j1']}</b></div><div>{p['c1']}</div><div>{month(p['L'],1)} 2020 – {h['now']}</div><ul><li>{p['d1']}</li></ul><div><b>{p['j2']}</b></div><div>{p['c2']}</div><div>{month(p['L'],6)} 2016 – {month(p['L'],12)} 2019</div><ul><li>{p['d2']}</li></ul>"
        right = (
            f"<h2>{h['e']}</h2><div><b>{p['s']}</b></div><div>{p['deg']}</div><div>2012 – 2016</div><h2>{h['k']}</h2>"
            + "".join(f"<div>{s}</div>" for s in p["sk"].split(", "))
        )
        a, b = (left, right) if order else (right, left)
        return f"<div style='display:flex;gap:1cm'><div style='width:{widths[0]}'>{a}</div><div style='width:{widths[1]}'>{b}</div></div>{tail(p)}"

    return fn


bands = lambda p: ""
chart = (
    lambda p: "<h2>"
    + ("HOBI" if p["L"] == "id" else "HOBBIES")
    + "</h2><div>"
    + (
        "Membaca buku sejarah dan bersepeda keliling kota setiap akhir pekan bersama teman"
        if p["L"] == "id"
        else "Reading books on history and riding a bicycle around the town with friends"
    )
    + "</div>"
)
for order, w, t in (
    (True, ("60%", "35%"), bands),
    (False, ("33%", "60%"), bands),
    (True, ("55%", "40%"), chart),
    (False, ("38%", "55%"), chart),
):
    for p in P:
        emit("columns", "pdf", wp(html(p, bodyfn=cols(order, w, t))), exp(p))
# typst ligatures and grid
for p in P:
    h = H[p["L"]]
    at = p["m"].replace("@", "\\@")
    src = f"""#set text(size:10pt)
#set page(numbering: "1 / 1", footer: context [{p["n"]} #h(1fr) #counter(page).display("1/1", both: true)])
= {p["n"]}
{at} | {p["t"]}
== {h["w"]}
*{p["c1"]}* #h(1fr) {month(p["L"],1)} 2020 -- {h["now"]} \\
{p["j1"]}
- {p["d1"]}
*{p["c2"]}* #h(1fr) {month(p["L"],6)} 2016 -- {month(p["L"],12)} 2019 \\
{p["j2"]}
- {p["d2"]}
== {h["e"]}
*{p["s"]}* #h(1fr) 2012 -- 2016 \\
{p["deg"]}
== {h["k"]}
{p["sk"]}"""
    emit("characters", "pdf", typst.compile(src.encode()), exp(p))
# word
W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def dx(p, edit=None, parts=None, footer=None):
    d = docx.Document()
    h = H[p["L"]]
    d.add_paragraph("@@NAME@@")
    d.add_paragraph(f"{p['m']} | {p['t']}")
    for k, *a in body(p, h):
        if k == "H":
            d.add_heading(a[0], 2)
        elif k == "L":
            d.add_paragraph(a[0])
            last = a[1]
        elif k == "T":
            d.add_paragraph(a[0])
            (last and d.add_paragraph(last))
            last = None
        elif k == "B":
            d.add_paragraph(a[0], style="List Bullet")
    if footer:
        d.sections[0].footer.paragraphs[0].text = footer
    b = io.BytesIO()
    d.save(b)
    z = zipfile.ZipFile(b)
    o = io.BytesIO()
    n = zipfile.ZipFile(o, "w", zipfile.ZIP_DEFLATED)
    for i in z.namelist():
        x = z.read(i)
        if i == "word/document.xml":
            x = x.decode()
            x = (edit(x, p) if edit else x).replace("@@NAME@@", p["n"])
            x = x.encode()
        if parts and i == "word/_rels/document.xml.rels" and parts.get("rel"):
            x = x.replace(b"</Relationships>", parts["rel"].encode() + b"</Relationships>")
        if parts and i == "[Content_Types].xml" and parts.get("ct"):
            x = x.replace(b"</Types>", parts["ct"].encode() + b"</Types>")
        n.writestr(i, x)
    for f, c in (parts or {}).get("files", {}).items():
        n.writestr(f, c)
    n.close()
    return o.getvalue()


NP = "<w:p><w:r><w:t>@@NAME@@</w:t></w:r></w:p>"
wrap = lambda tag, attr: (
    lambda x, p: x.replace(
        f'<w:r><w:t>{p["c1"]}</w:t></w:r>', f'<w:{tag} {attr}><w:r><w:t>{p["c1"]}</w:t></w:r></w:{tag}>'
    )
)


def wordart(x, p):
    return x.replace(
        NP,
        f'<w:p><w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape style="width:300pt;height:40pt"><v:textpath style="font-family:Arial" string="{p["n"]}"/></v:shape></w:pict></w:r></w:p>',
    )


def wpsbox(alt):
    def f(x, p):
        box = f'<w:drawing xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wp:inline><wp:extent cx="1" cy="1"/><wp:docPr id="1" name="b"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>{{}}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>'
        if alt:
            box = (
                '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">'
                + box
                + "</mc:Choice></mc:AlternateContent>"
            )
        a = x.index("<w:body>") + 8
        b = x.index("<w:sectPr")
        inner = x[a:b]
        return x[:a] + "<w:p><w:r>" + box.replace("{}", inner) + "</w:r></w:p>" + x[b:]

    return f


def alt(x, p):
    return x[: x.index("<w:body>") + 8] + '<w:altChunk r:id="rIdX"/>' + x[x.index("<w:sectPr") :]


def chunkhtml(p):
    h = H[p["L"]]
    return f"<html><head><title>x</title><style>p{{}}</style></head><body>\n<h1>{p['n']}</h1>\n<p>{p['m']} | {p['t']}</p>\n<h2>{h['w']}</h2>\n<p>{p['c1']}</p><p>{p['j1']}</p><p>{month(p['L'],1)} 2020 - {h['now']}</p><ul><li>{p['d1']}</li></ul><p>{p['c2']}</p><p>{p['j2']}</p><p>{month(p['L'],6)} 2016 - {month(p['L'],12)} 2019</p><ul><li>{p['d2']}</li></ul><h2>{h['e']}</h2><p>{p['s']}</p><p>{p['deg']}</p><p>2012 - 2016</p><h2>{h['k']}</h2><p>{p['sk']}</p></body></html>"


for p in P:
    emit("word", "docx", dx(p, wrap("bdo", 'w:val="ltr"')), exp(p))
    emit("word", "docx", dx(p, wrap("dir", 'w:val="ltr"')), exp(p))
    emit("word", "docx", dx(p, wrap("fldSimple", 'w:instr=" DOCPROPERTY Company "')), exp(p))
    emit("word", "docx", dx(p, wordart), exp(p))
    emit("word", "docx", dx(p, wpsbox(True)), exp(p))
    emit("word", "docx", dx(p, wpsbox(False)), exp(p))
    rel = '<Relationship Id="rIdX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="afchunk.htm"/>'
    emit(
        "word",
        "docx",
        dx(
            p,
            alt,
            dict(
                rel=rel,
                ct='<Default Extension="htm" ContentType="text/html"/>',
                files={"word/afchunk.htm": chunkhtml(p)},
            ),
        ),
        exp(p),
    )
    emit("word", "docx", dx(p, footer=H[p["L"]]["p"] % (1, 1)), exp(p, _never=["Halaman", "Page 1"]))
    emit(
        "word",
        "docx",
        dx(p, footer=f"{p['n']} | {p['t']} | " + H[p["L"]]["p"] % (1, 2)),
        exp(p, _never=["Halaman", "Page 1"]),
    )
print(count)
