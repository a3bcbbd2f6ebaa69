import type { SeedArticle } from './seedArticle.ts'

/** What customs asks, by destination. Thresholds and rates are those of 2025, with where to look them up. */
export const CUSTOMS_ARTICLES_MORE: readonly SeedArticle[] = [
  {
    id: 'declare-truthfully',
    title: ['如实申报为什么重要', 'Why a truthful declaration matters'],
    summary: ['低报省的是小钱，冒的是大险', 'Undervaluing saves little and risks much'],
    zhHans: `
      申报价值是海关征税的依据，也是出了问题理赔的依据。写对它，对您自己最有利。
      # 怎样算申报价值
      写您实际付的商品价格，不含国内运费。买一送一的，按总价除以件数。二手的，写成交价。朋友送的，写市场上相近的价格。
      # 低报的后果
      - 海关有各大平台的价格，明显偏低会要求提供付款凭证，货物停在清关。
      - 认定虚假申报的，要补税、罚款，甚至没收。
      - 保价和赔付都以申报价值为上限，报 10 元，丢了也只能赔 10 元。
      # 高报也不好
      价值超过免税额要多交税，有些渠道对单票价值还有上限。
      # 品名怎么写
      写“是什么、什么材料、几件”，例如“棉质短袖 T 恤 3 件”。不要写“日用品”“样品”“礼物”，这类品名最容易被开箱。
      # 保留凭证
      把订单截图和付款记录保存半年，上传到包裹的图片里更好，海关问起来我们能马上回复。
      !! 应客户要求改低价值，我们做不到，也请不要让客服为难。`,
    en: `
      Taxes are worked out from the declared value, and so is what you get if something goes wrong. Being exact is in your own interest.
      # What to declare
      The price that you paid for the goods, without courier fees in China. For “buy one, get one”, the total divided by the number. For second-hand goods, the price agreed. For a gift, the market price of something similar.
      # If it is too low
      - Customs knows the shops’ prices. If yours looks low they ask for proof of payment while your box waits.
      - A false declaration leads to back taxes, a fine or seizure.
      - Insurance and compensation end at the declared value: declare ¥10, and a loss pays ¥10.
      # If it is too high
      You may exceed what is free of tax, and some lines limit the value of a shipment.
      # The item name
      What it is, of what material, how many: “cotton T-shirts, 3”. “Daily goods”, “sample” and “gift” are what gets boxes opened.
      # Keep the proof
      Keep the order and the payment record for half a year, or better, upload them with the parcel. Then we can answer customs at once.
      !! We cannot lower a value on request. Please don’t ask our staff to.`,
  },
  {
    id: 'singapore-and-malaysia',
    title: ['新加坡和马来西亚清关', 'Customs in Singapore and Malaysia'],
    summary: ['消费税、免税额和常见禁忌', 'Tax, relief and what not to send'],
    zhHans: `
      新马两地距离近、时效快，清关也相对简单，但税的规定不同。
      # 新加坡
      - 消费税（GST）9%。经空运或邮寄进口、到岸价值不超过 400 新元的货物，一般免征进口环节的 GST；但平台已经注册代收的，下单时就会收取。
      - 超过 400 新元，按到岸价值（含运费和保费）缴税。
      - 烟、酒没有免税额。口香糖、电子烟、仿真枪、鞭炮禁止进口；药品、无线电设备、肉类需要许可。
      # 马来西亚
      - 从 2024 年起，网上销售给马来西亚买家、500 令吉及以下的货物适用 10% 的低价商品销售税，由已注册的卖家代收。
      - 超过 500 令吉，按品类缴纳关税和销售税。
      - 电子烟、含猪肉成分的食品、色情物品不收；药品和化妆品大量进口需要登记。
      - 沙巴和砂拉越另有航线，时间长一些，价格也不同。
      # 收件人要准备什么
      新加坡的公司收件请提供 UEN；马来西亚部分渠道要身份证号或护照号，地址簿里可以填写。
      ! 税率和免税额会调整，以新加坡海关和马来西亚皇家关税局公布的为准。`,
    en: `
      Both are close and quick, and customs is fairly simple, but the taxes differ.
      # Singapore
      - GST is 9%. Goods by air or post up to SGD 400 (with freight and insurance) are usually free of import GST; a marketplace that is registered for GST already charges it when you order.
      - Above SGD 400, GST is due on the whole value including freight and insurance.
      - There is no relief for tobacco and alcohol. Chewing gum, e-cigarettes, replica guns and firecrackers are prohibited; medicine, radio equipment and meat need a permit.
      # Malaysia
      - Since 2024 a 10% sales tax applies to low-value goods, up to MYR 500, sold online to buyers in Malaysia; registered sellers collect it.
      - Above MYR 500, duty and sales tax depend on the goods.
      - We take no e-cigarettes, food with pork or obscene goods. Medicine and larger amounts of cosmetics must be registered.
      - Sabah and Sarawak have lines of their own, which take longer and are priced differently.
      # What the recipient needs
      A company in Singapore gives its UEN. Some lines to Malaysia need an identity card or passport number; there is room for it in the address book.
      ! Rates and limits change. What Singapore Customs and the Royal Malaysian Customs Department publish is what counts.`,
  },
  {
    id: 'australia-and-new-zealand',
    title: ['澳大利亚和新西兰清关', 'Customs in Australia and New Zealand'],
    summary: ['税不难，难的是生物安全检查', 'Tax is simple; biosecurity is not'],
    zhHans: `
      这两个国家的税比较清楚，真正要小心的是生物安全：任何可能带进虫害、种子和动物疾病的东西都会被查。
      # 税
      - 澳大利亚：GST 10%。1000 澳元及以下，一般由注册的平台在下单时代收；超过 1000 澳元要做进口申报，缴纳关税和 GST。
      - 新西兰：GST 15%。1000 新西兰元及以下同样由注册的卖家代收；超过的由海关向收件人征收。
      - 烟草和酒类不论价值都要缴税，我们不收。
      # 不要寄
      - 新鲜水果、蔬菜、肉、蛋、奶制品，含蛋黄的月饼。
      - 种子、带土的植物、干花、松果、未处理的木头和竹藤。
      - 蜂蜜和蜂产品：新西兰禁止；澳大利亚要检查。
      - 羽毛、皮毛、贝壳、中药材。
      # 容易忽略的
      旧鞋底的泥土、露营装备上的草籽、竹编收纳篮，都可能让整箱被扣下清洗或销毁，费用由收件人承担。寄之前请清洁干净。
      # 申报
      品名写清材质，例如“塑料收纳盒”“松木相框（已上漆）”。
      !! 不申报食品和植物会被当场罚款。可以带什么，请查澳大利亚边防局和新西兰初级产业部的网站。`,
    en: `
      Taxes are clear in both countries. What needs care is biosecurity: anything that might bring in pests, seeds or animal diseases is inspected.
      # Tax
      - Australia: GST is 10%. Up to AUD 1,000, registered marketplaces usually collect it when you order. Above that an import declaration is needed, with duty and GST.
      - New Zealand: GST is 15%. Up to NZD 1,000, registered sellers collect it; above that customs asks the recipient.
      - Tobacco and alcohol are taxed at any value; we do not take them.
      # Do not send
      - Fresh fruit, vegetables, meat, eggs and dairy, or mooncakes with yolk.
      - Seeds, plants with soil, dried flowers, pine cones, untreated wood, bamboo and rattan.
      - Honey and bee products: prohibited in New Zealand, inspected in Australia.
      - Feathers, fur, shells, traditional medicine.
      # Easily overlooked
      Mud on old soles, grass seeds on camping gear or a bamboo basket can have the whole box held, cleaned or destroyed at the recipient’s cost. Clean things first.
      # Declaring
      Name the material: “plastic storage box”, “pine picture frame, varnished”.
      !! Undeclared food and plants are fined on the spot. The Australian Border Force and New Zealand’s Ministry for Primary Industries say what may be brought in.`,
  },
  {
    id: 'usa-and-canada',
    title: ['美国和加拿大清关', 'Customs in the USA and Canada'],
    summary: [
      '美国小额免税已取消，加拿大起征点很低',
      'No more small-value exemption in the USA; a low one in Canada',
    ],
    zhHans: `
      寄往北美的路途最远，税的变化也最大，请在提交之前看一下渠道说明。
      # 美国
      - 800 美元以下免税的政策，自 2025 年 5 月起不再适用于中国货物，当年 8 月底起对所有国家停用。现在低价值的包裹也要缴关税，税率随品类和政策变化。
      - 有的渠道包税，税费已经含在运费里；是否包税，渠道说明和试算结果里都有。
      - 食品要按规定预先通报，肉类、含麻黄的药品、仿牌一律不收；化妆品和小家电可能要求认证。
      # 加拿大
      - 从中国寄出的货物，价值超过 20 加元就可能征收关税和消费税。
      - GST 或 HST 为 5% 到 15%，由省份决定；承运商代缴时可能收手续费。
      - 肉类、乳制品、种子、未处理的木材有限制；婴儿学步车禁止进口和销售。
      # 收件人要注意
      请填写真实姓名、电话和完整的州、省、邮编。美国的邮政信箱只能走邮政渠道。海关要资料时通常只给几天时间，请留意邮件。
      !! 政策变化很快，以美国海关与边境保护局、加拿大边境服务局的公布为准。`,
    en: `
      North America is the farthest, and its rules have changed most. Please read the line’s description before you submit.
      # The USA
      - The exemption below USD 800 ended for goods from China in May 2025 and for all countries at the end of that August. Low-value parcels now pay duty too, at rates that depend on the goods and on policy.
      - Some lines include duty and tax in the freight. The line’s description and the calculator say which.
      - Food needs prior notice. Meat, medicine with ephedra and counterfeits are refused; cosmetics and small appliances may need certification.
      # Canada
      - Goods from China worth more than CAD 20 may be charged duty and tax.
      - GST or HST is 5% to 15%, depending on the province; a carrier that pays it for you may charge a fee.
      - Meat, dairy, seeds and untreated wood are restricted. Baby walkers may be neither imported nor sold.
      # For the recipient
      Give your real name, phone number, full state or province and post code. P.O. boxes in the USA can be reached by post only. Customs often allows a few days to answer, so watch your mail.
      !! Policy moves quickly. US Customs and Border Protection and the Canada Border Services Agency have the last word.`,
  },
  {
    id: 'customs-inspection',
    title: ['被海关查验了怎么办', 'When customs inspects your shipment'],
    summary: ['大多数几天内放行，配合最重要', 'Mostly released within days; cooperation counts'],
    zhHans: `
      查验是随机的，也可能因为品名模糊、价值偏低或者 X 光图像看不清。多数情况下几天就会放行，不必紧张。
      # 您会看到什么
      轨迹停在“清关中”，或者出现“需要补充资料”。我们收到通知会发消息给您；有些海关直接联系收件人，请留意陌生来电和邮件。
      # 可能要的资料
      - 购买凭证：订单截图、付款记录，要看得到金额和商品。
      - 身份资料：收件人的证件号码，用于个人自用声明。
      - 用途说明：自用、送礼还是商业用途。
      - 产品资料：电池的型号和瓦时，化妆品的成分表。
      # 怎样配合
      1. 按期限回复，通常是三到七天。
      2. 如实回答，前后一致，和申报相符。
      3. 要缴税的，通过官方渠道付款，保留收据。
      # 三种结果
      放行，继续派送；补税后放行；退运或没收。退运的运费由收件人承担，已经产生的国际运费不退。
      # 小心诈骗
      真的海关不会让您加私人微信，也不会让您转账到个人账户。
      ! 证件只通过应用提交，不要用微信发给任何人。保存多久、谁能看到，写在《隐私政策》里。`,
    en: `
      Inspections are random, or come from a vague name, a low value or an unclear X-ray. Most boxes are released within days, so there is no need to worry.
      # What you see
      The tracking stays at Customs, or asks for more information. When we hear of it you get a message. Some authorities contact the recipient directly, so watch calls and mail.
      # What may be asked
      - Proof of purchase: order and payment, with amount and item visible.
      - Identity: the recipient’s document number, to show that it is for personal use.
      - Purpose: own use, a gift or business.
      - Product data: model and watt-hours of a battery, ingredients of a cosmetic.
      # How to answer
      1. In time, usually three to seven days.
      2. Truthfully, without contradictions, as declared.
      3. If tax is due, pay through the official channel and keep the receipt.
      # Three outcomes
      Released; released after paying tax; returned or seized. The recipient pays for a return, and international freight is not refunded.
      # Beware of fraud
      Real customs officers do not add you on WeChat or ask for a transfer to a private account.
      ! Send documents only through the app, never by chat. The privacy policy says how long they are kept and who sees them.`,
  },
]
