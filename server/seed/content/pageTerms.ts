import { APP_NAME } from '../../texts/brand.ts'

import type { SeedArticle } from './seedArticle.ts'

/** The terms of service. */
export const TERMS: Omit<SeedArticle, 'summary'> = {
  id: 'terms',
  title: ['服务条款', 'Terms of service'],
  zhHans: `
    欢迎使用${APP_NAME['zh-Hans']}。本条款是您与${APP_NAME['zh-Hans']}（以下称“我们”）之间的约定。注册或使用本服务，即表示您已经阅读并同意本条款和《隐私政策》。
    # 一、服务内容
    我们在广州的仓库代您接收国内包裹，提供仓储、检查、合箱和增值服务，并委托承运商运往新加坡、马来西亚、澳大利亚、新西兰、美国、加拿大等目的地。商城出售的商品付款后进入您的仓库，与其他包裹一起寄出。
    # 二、账户
    - 您应提供真实、有效的信息，妥善保管密码和验证码。
    - 一个账户对应一个识别码。用您的识别码收到的包裹，视为您的包裹。
    - 账户不得转让、出租。发现被他人使用，请立即通知我们。
    # 三、禁止寄递的物品
    您不得寄递法律禁止的物品，也不得隐瞒或改写品名。我们有权检查、扣留违禁品并移交有关部门，由此产生的损失和费用由您承担。
    # 四、申报
    申报的品名、数量和价值应当真实。因申报不实造成的扣关、罚款、退运和没收，由您承担。
    # 五、仓储
    - 入库后 30 天免费，之后每个包裹每天 1 元，不足一天按一天计。
    - 入库满 90 天没有提交集运，经三次通知仍未处理的，我们可以变卖或销毁，所得抵扣仓储费后余额归您。
    - 无主件自到仓起保管 90 天，期满无人认领的，按前项处理。
    # 六、费用与付款
    - 运费按打包后的实际账单结算。提交时显示的是预估，仅供参考。
    - 订单付款后发货。打开自动扣款即授权我们在订单出库时按账单从余额扣款；扣款前可以随时关闭。余额不足的订单不会出库。
    - 付款之前可以取消订单；对包裹已经完成的增值服务，随包裹寄出时收费。打包称重之后不能更改地址，付款之后不能取消。
    # 七、余额与优惠券
    余额以人民币记账，未使用的部分可以申请原路退回。优惠券不兑换现金，过期作废；未付款的订单取消后，优惠券退回。
    # 八、运输与时效
    页面列出的天数是通常情况，不构成承诺。航班、海关、天气和节假日造成的延误，我们会协助查询，但不承担赔偿。
    # 九、丢失与损坏
    - 已保价的，按保价金额与实际损失中较低者赔付，保价金额最高 50000 元。
    - 未保价的，按承运渠道公布的标准赔付，最高不超过该票国际运费的三倍。
    - 应在收货后 7 天内在订单里提交售后，并提供照片和购买凭证。
    - 违禁品、未如实申报的物品、自身性质造成的损坏，以及未做易碎保护的易碎品，不予赔付。
    # 十、关税
    目的地的关税和税费由收件人承担，渠道写明包税的除外。
    # 十一、终止
    您可以在应用里注销账户。仍有余额、包裹或未完成的订单时，需要先处理完毕。您严重违反本条款时，我们可以暂停服务，并通知您取回包裹和余额。
    # 十二、变更与争议
    条款变更会提前 7 天公告；不同意的，可以停止使用并注销。本条款适用中华人民共和国法律，协商不成的，由仓库所在地人民法院管辖；您所在地法律给予消费者的强制性保护不受影响。
    # 联系我们
    邮箱 service@example.com，电话 020-8000-0000，周一至周六 9:00–18:00（北京时间）。`,
  en: `
    Welcome to ${APP_NAME.en}. These terms are the agreement between you and ${APP_NAME.en} (“we”). By signing up or using the service you accept them and our privacy policy.
    # 1. The service
    Our warehouse in Guangzhou receives your parcels from within China, stores, inspects and combines them, carries out the services you choose, and has carriers take them to Singapore, Malaysia, Australia, New Zealand, the USA, Canada and other destinations. What you buy in the mall enters your warehouse once paid and is shipped with your other parcels.
    # 2. Your account
    - Give true and valid details, and keep your password and codes to yourself.
    - Each account has one ID code. Parcels that arrive under it count as yours.
    - An account may not be transferred or rented out. If somebody else uses it, tell us at once.
    # 3. What may not be sent
    You may not send what the law prohibits, nor hide or rename it. We may inspect and withhold prohibited goods and hand them to the authorities; you bear the losses and costs.
    # 4. Declaring
    Names, quantities and values must be true. You bear what follows from an untrue declaration: detention, fines, return or seizure.
    # 5. Storage
    - 30 days from check-in are free. After that each parcel costs ¥1 a day; a started day counts as one.
    - If a parcel is not submitted within 90 days of check-in and three notices stay unanswered, we may sell or destroy it. Proceeds beyond the storage fee are yours.
    - Unclaimed parcels are kept for 90 days from arrival and are then treated in the same way.
    # 6. Charges and payment
    - Freight is settled by the actual bill made after packing. What you see when submitting is an estimate.
    - An order leaves after it is paid. Switching on auto-pay authorises us to charge your balance with the bill when the order leaves; you can switch it off until then. An order that your balance does not cover does not leave.
    - You may cancel before payment; services already done to a parcel are charged when it is shipped. An address cannot be changed after weighing, nor an order cancelled after payment.
    # 7. Balance and coupons
    The balance is kept in yuan. Ask us to return an unused balance the way it came. Coupons are not paid out and lapse when they expire; if you cancel an unpaid order, its coupon comes back.
    # 8. Transport and time
    The days given are usual ones, not a promise. For delays caused by flights, customs, weather and holidays we help with enquiries but pay no compensation.
    # 9. Loss and damage
    - Insured: the lower of insured value and actual loss, up to ¥50,000.
    - Not insured: as the line’s published standard says, at most three times the shipment’s international freight.
    - Open an after-sales case in the order within 7 days of delivery, with photos and proof of purchase.
    - Nothing is paid for prohibited or untruthfully declared goods, for damage from the nature of the goods, or for fragile goods without fragile protection.
    # 10. Duty
    The recipient bears duty and taxes at the destination, unless the line says that they are included.
    # 11. Ending
    You can delete your account in the app. While there is a balance, a parcel or an open order, settle that first. If you seriously break these terms we may suspend the service and will tell you how to get your parcels and balance back.
    # 12. Changes and disputes
    Changes are announced 7 days ahead; if you disagree you may stop and delete your account. The law of the People’s Republic of China applies, and the courts at the warehouse’s seat decide what we cannot settle together. Mandatory consumer protection where you live is not affected.
    # Contact
    service@example.com, telephone 020-8000-0000, Monday to Saturday 9:00–18:00 (Beijing time).`,
}
