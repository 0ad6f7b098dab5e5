/** Programs, machines and methods with one name in both languages. A line: synonyms | | abbreviations. */
export const tools = `
Microsoft Office; MS Office; Office 365; Microsoft 365
Microsoft Excel; MS Excel; Excel
Microsoft Word; MS Word
Microsoft PowerPoint; MS PowerPoint; PowerPoint; Power Point
Microsoft Access; MS Access
Microsoft Project; MS Project
Microsoft Outlook; MS Outlook
Microsoft Teams; MS Teams
Google Workspace; G Suite; Google Suite
Google Sheets; Google Spreadsheets
Google Analytics; GA4
Google Ads; Google AdWords
Google Cloud; Google Cloud Platform | | GCP
Looker Studio; Google Data Studio
pivot table | tabel pivot
VLOOKUP
Power BI; Microsoft Power BI
Tableau
SPSS
Stata
SAP
SAP FICO
SAP MM
Oracle
enterprise resource planning | perencanaan sumber daya perusahaan | ERP
Odoo
Accurate; Accurate Online
MYOB
Zahir
Jurnal.id; Mekari Jurnal
QuickBooks
Xero
e-Faktur; efaktur
e-SPT
Coretax
Salesforce
HubSpot
Zendesk
Meta Ads; Facebook Ads
TikTok Ads
Canva
Figma
Adobe XD
Adobe Photoshop; Photoshop
Adobe Illustrator
Adobe InDesign; InDesign
Adobe Premiere; Adobe Premiere Pro; Premiere Pro
After Effects; Adobe After Effects
CorelDRAW; Corel Draw
CapCut
AutoCAD; Auto CAD
SketchUp; Sketch Up
SolidWorks; Solid Works
Revit
ArchiCAD
Primavera; Primavera P6
ETABS
SAP2000
programmable logic controller | | PLC
SCADA
computer numerical control | | CNC
Python
Java
JavaScript | | JS
TypeScript | | TS
PHP
Laravel
CodeIgniter
Golang
Kotlin
Swift
Flutter
React; React.js; ReactJS
React Native
Vue; Vue.js; VueJS
Angular
Node.js; NodeJS
Next.js; NextJS
Express.js; ExpressJS
Django
Spring Boot
ASP.NET; .NET Core; dotnet
C++
C#
HTML
CSS
SQL
MySQL
PostgreSQL; Postgres
MongoDB
Redis
Kafka; Apache Kafka
RabbitMQ
Docker
Kubernetes | | K8s
Terraform
Jenkins
Git
GitHub
GitLab
Linux
Amazon Web Services | | AWS
Microsoft Azure; Azure
continuous integration | integrasi berkelanjutan | CI/CD
REST API; RESTful API; REST APIs
GraphQL
Jira
Confluence
Trello
Asana
Notion
Scrum
Agile
Kanban
WordPress
Shopify
Postman
Selenium
Cypress
TensorFlow
PyTorch
Pandas
MATLAB
ArcGIS
QGIS
Opera PMS; Opera
point of sale | mesin kasir | POS
5S; 5R
key performance indicator | indikator kinerja utama | KPI
standard operating procedure | prosedur operasional standar; standar operasional prosedur | SOP
`;
