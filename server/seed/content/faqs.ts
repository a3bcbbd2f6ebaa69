import { localised } from '../../texts/localised.ts'

import type { faqs } from '../../db/schema/index.ts'
import type { SeedFaq } from './seedArticle.ts'

/** What customers ask most, the most frequent first. */
const FAQS: readonly SeedFaq[] = [
  {
    id: 'faq-shown-as-delivered',
    question: ['快递显示已签收，为什么还没入库？', 'The courier says delivered. Why is it not checked in?'],
    answer: [
      '快递签收只说明货到了收货台。我们还要逐件扫描、称重、拍照，平时一个工作日内完成，大促后可能要两三个工作日。超过时间请核对面单上的识别码，再联系客服。',
      'Delivered means that it reached our dock. We still scan, weigh and photograph each parcel: normally within one working day, after big sales two or three. If it takes longer, check the ID code on the label and write to us.',
    ],
  },
  {
    id: 'faq-storage',
    question: ['包裹可以免费放多久？', 'How long is storage free?'],
    answer: [
      '从入库起 30 天免费，之后每个包裹每天 1 元，不足一天按一天算。最后的免费日期写在包裹详情里。',
      '30 days from check-in. After that each parcel costs ¥1 a day, and a started day counts as one. The last free day is shown in the parcel’s details.',
    ],
  },
  {
    id: 'faq-volume',
    question: ['为什么按体积重收费？', 'Why am I charged by volume?'],
    answer: [
      '承运商按实重和体积重中较大的计费。体积重 = 长 × 宽 × 高（cm）÷ 6000，个别渠道的系数不同，以渠道说明为准。去掉包装、抽真空可以减小体积。',
      'Carriers charge the larger of actual and volumetric weight. Volumetric weight is length × width × height in cm ÷ 6000; a few lines use another divisor, given with the line. Removing boxes and vacuum packing make it smaller.',
    ],
  },
  {
    id: 'faq-top-up-time',
    question: ['充值多久到账？', 'How soon is a top-up credited?'],
    answer: [
      '提交凭证后一个工作日内审核，审核通过即时入账。周日和法定假日顺延。状态在“充值记录”里可以看到。',
      'We review it within one working day and credit it at once when approved; Sundays and public holidays come on top. You can follow its status in your wallet.',
    ],
  },
  {
    id: 'faq-actual-higher',
    question: ['实际账单比预估高，怎么回事？', 'Why is the actual bill higher than the estimate?'],
    answer: [
      '预估用的是入库重量，实际要加上外箱和填充物，再按渠道单位进位，多数差异在一成以内。对照订单里的称重照片仍有疑问，请在付款前提交重量异议。',
      'The estimate uses check-in weights. The outer box, its filling and rounding come on top, mostly less than a tenth. If the weighing photos in the order do not convince you, open a weight dispute before you pay.',
    ],
  },
  {
    id: 'faq-cancel',
    question: ['提交以后还能取消或改地址吗？', 'Can I cancel or change the address after submitting?'],
    answer: [
      '打包称重之前可以改地址；付款之前都可以取消，取消后包裹退回“已入库”，优惠券也会退回。付款之后订单和地址都不能再改。',
      'You can change the address until the box is weighed, and cancel until you pay: the parcels are then checked in again and your coupon comes back. Once paid, both the order and its address are fixed.',
    ],
  },
  {
    id: 'faq-insurance',
    question: ['保价怎么收费？', 'What does insurance cost?'],
    answer: [
      '保价金额的 1%，最低 1 元，保价金额最高 50000 元。没有做易碎保护的玻璃、陶瓷，破损不在保价范围内。',
      '1% of the insured value, at least ¥1; you can insure up to ¥50,000. Breakage of glass and china without fragile protection is not covered.',
    ],
  },
  {
    id: 'faq-power-bank',
    question: ['充电宝、带电池的东西能寄吗？', 'Can I send power banks and things with batteries?'],
    answer: [
      '电池装在设备里的可以走收带电产品的渠道。充电宝和单独的电池任何渠道都不能寄。',
      'Devices with the battery inside can go by lines that take batteries. Power banks and loose batteries cannot be sent at all.',
    ],
  },
  {
    id: 'faq-no-code',
    question: ['忘了写识别码怎么办？', 'I forgot the ID code. What now?'],
    answer: [
      '包裹会出现在“无主件”里。按到仓日期和照片找到它，输入完整的快递单号并上传购买凭证，核对后归到您的账户。',
      'The parcel appears under Unclaimed parcels. Find it by its day and photo, enter the full tracking number and upload a proof of purchase; after a check it is moved to your account.',
    ],
  },
  {
    id: 'faq-customs-tax',
    question: ['要交关税吗？', 'Do I have to pay customs duty?'],
    answer: [
      '看目的地、价值和品类。包税渠道的税费已经含在运费里，其他渠道由收件人在当地缴纳。各国的起征点请看“清关与禁运”。',
      'That depends on destination, value and goods. Some lines include duty and tax; otherwise the recipient pays on arrival. See Customs and prohibited goods for each country.',
    ],
  },
  {
    id: 'faq-damaged',
    question: ['收到货发现破损怎么办？', 'It arrived damaged. What should I do?'],
    answer: [
      '先拍外箱、内件和面单，7 天内在订单里提交售后，附上购买凭证。请保留包装，处理完再扔。',
      'Photograph the box, its contents and the label, and open an after-sales case in the order within 7 days with the proof of purchase. Keep the packaging until it is settled.',
    ],
  },
  {
    id: 'faq-pickup-station',
    question: ['自提点设错了能改吗？', 'Can I change my pickup point?'],
    answer: [
      '常用自提点自己只能设一次，之后请联系客服修改。已经付款的订单不受影响，仍然送到原来的自提点。',
      'You can set your usual pickup point once; after that customer service changes it for you. Orders already paid still go to the old one.',
    ],
  },
]

export const FAQ_ROWS: (typeof faqs.$inferInsert)[] = FAQS.map(({ id, question, answer }, displayOrder) => ({
  id,
  question: localised(...question),
  answer: localised(...answer),
  displayOrder,
}))
