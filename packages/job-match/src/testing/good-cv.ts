/** A CV without findings. */
export const goodCvText = `Ayu Rekawati
ayu.rekawati@example.com | +62 812 0000 3301 | Surabaya
Summary
Warehouse supervisor with eight years in food logistics who looks for a role in planning at a growing company.
Work Experience
Warehouse Supervisor, PT Rekaan Abadi, May 2019 - Present
- Cut picking errors by 35% within a year by a new layout of 12 aisles
- Led a team of 24 people in 3 shifts and trained 11 of them as shift leads
Warehouse Clerk, PT Pangan Rekaan, June 2016 - April 2019
- Counted 400 pallets a week and reported differences to the 2 planners of the site
- Moved 3,000 articles to a new system without a day of standstill
Education
Bachelor of Logistics, Universitas Rekaan, August 2011 - July 2015
Skills
Excel, Forklift, SAP, Planning, Reporting, Negotiation
Languages
Indonesian (native), English (fluent)`;
