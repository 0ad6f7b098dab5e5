import { type ClaimName, claimTexts } from '@sabi/marketing-claims';

const claim: Readonly<Record<ClaimName, string>> = claimTexts('en');

/** What the passages asked for most say, in Chinese, by id; all others are quoted as they are. */
export const chineseAnswers: Readonly<Record<string, string>> = {
  'terms/guarantee': `通过 Executive Search 入职的人选如在首个工作日起 ${claim.guaranteeDays} 天内离职，或因本人表现或行为被辞退，我们会为同一职位再次搜寻，不另收搜寻费。条件是：您在其离职后 14 天内以书面形式通知我们，且应付账单已付清。职位实质变更、取消或迁移，以及因经营原因辞退的，不在保证范围内。`,
  'dictionary/mf-marketing/company-solution/faq.guarantee.answer': `每个 Executive Search 职位都有 ${claim.guaranteeDays} 天（${claim.guaranteeMonths} 个月）保证：其间人选离职，或因表现或行为被辞退，我们再次搜寻，不另收搜寻费。`,
  'dictionary/mf-marketing/company-solution/benefits.riskFree.text': `Executive Search 的保证：人选在 ${claim.guaranteeDays} 天内离职，或因表现或行为被辞退，我们再次搜寻，不另收搜寻费。`,
  'dictionary/mf-marketing/company-solution/faq.time.answer':
    '所需时间取决于职位；您随时可以看到搜寻进展到哪一步。',
  'dictionary/mf-marketing/company-solution/faq.start.answer':
    '只需谈一次这个职位要达成什么目标。有职位描述请带上；没有的话，我们和您一起写。',
  'dictionary/mf-marketing/company-solution/process.text':
    '每次搜寻都按同样的步骤进行：需求了解、猎寻、筛选、评估、心理测试、报告、核实、谈判、入职。',
  'dictionary/mf-marketing/applicant-tracking/hero.text':
    'Sabi ATS（招聘管理系统）仍在开发中，目前还不能使用；在此之前由我们的顾问为您寻找人选。',
  'dictionary/mf-marketing/applicant-tracking/features.parsing.text':
    'AI 简历解析：把 PDF 和 Word 简历（英文和印尼文）变成结构化档案，读取的内容由您确认后才生效。',
  'dictionary/mf-marketing/contact/details.office.text': `雅加达办公室：Menara Sabi, Jalan Jenderal Sudirman Kav. 107, Jakarta Selatan。来访前请先打电话。`,
  'dictionary/mf-marketing/contact/message.text': `我们在 ${claim.replyWorkingDays} 个工作日内回复，通过电子邮件，或在您留下号码时通过电话。`,
  'dictionary/mf-marketing/talent-solution/panels.cv-upload.text':
    '在人才方案页面的 AI 简历分析中上传文件（PDF、Word 或纯文本）或粘贴简历文本：您会看到哪些内容突出、缺少什么、应如何改写。',
  'privacy/ai': '我们只使用按条款禁止用所发送内容训练模型的服务商；没有人仅由软件拒绝或录取，由人来决定。',
  'claim/industries': `Sabi 为 ${claim.industries} 个行业招聘；博客上每个行业都有一篇文章。`,
  'dictionary/mf-jobs/apply/quota.free': '每月可免费申请 5 个职位。',
  'dictionary/mf-jobs/report/trust.never':
    '请勿为获得工作付钱，也不要交出证件原件：诚实的雇主不会提出这样的要求。',
};
