import type { SeedArticle } from './seedArticle.ts'

/** What a newcomer asks about money, statuses and the account. */
export const GETTING_STARTED_MORE: readonly SeedArticle[] = [
  {
    id: 'wallet-and-top-up',
    title: ['钱包与充值', 'Your wallet and topping up'],
    summary: [
      '转账、传凭证、等审核，一个工作日内到账',
      'Transfer, upload the proof, credited within a working day',
    ],
    zhHans: `
      运费、服务费和商城订单都从钱包余额里扣。余额以人民币计，每一笔进出都能在“余额明细”里查到。
      # 怎样充值
      1. 在“充值”页选币种和付款方式，例如银行转账、微信或支付宝收款码。
      2. 按页面给出的收款账户付款。请以页面为准，不要使用旧截图里的账号。
      3. 填写实际付款金额，上传付款凭证，提交。
      4. 状态显示“待审核”，财务核对到账后变为“充值成功”。
      # 多久到账
      工作时间内提交的充值，我们在一个工作日内审核。周日和法定假日提交的，顺延到下一个工作日。审核前发现传错凭证，可以取消后重新提交。
      # 用外币付款
      金额按提交时页面显示的汇率换算成人民币入账，汇率会写在充值记录里。银行或支付平台可能另收手续费，以实际到账为准。
      # 余额能退吗
      没有用完的余额可以申请原路退回，请联系客服办理。优惠券不能兑换现金。
      !! 我们从不通过私人账号收款，也不会打电话索要验证码。遇到这种情况请停止付款并联系客服。`,
    en: `
      Freight, services and mall orders are paid from your wallet. The balance is in yuan, and every movement is listed under Balance details.
      # How to top up
      1. Choose a currency and a method, such as a bank transfer or a WeChat or Alipay QR code.
      2. Pay to the account shown on the page. Do not use one from an old screenshot.
      3. Enter the amount that you really paid, upload the proof of payment and submit.
      4. The top-up is Under review until our finance team sees the money, then Completed.
      # How long it takes
      We review top-ups within one working day. What comes in on a Sunday or a public holiday is reviewed on the next working day. Uploaded the wrong proof? Cancel it while it is under review and submit again.
      # Paying in another currency
      The amount is converted to yuan at the rate shown when you submit, and that rate is kept with the top-up. Your bank may charge a fee; what counts is what arrives.
      # Getting money back
      Ask customer service to return an unused balance the way it came. Coupons cannot be paid out.
      !! We never collect money through private accounts and never phone for a code. If someone does, stop and tell us.`,
  },
  {
    id: 'coupons',
    title: ['优惠券怎么领、怎么用', 'Collecting and using coupons'],
    summary: ['一单一张，未付款取消会退回', 'One an order; it comes back if you cancel unpaid'],
    zhHans: `
      优惠券在“领券中心”领取，也可以用兑换码兑换。领到以后放在“我的优惠券”，分为可用、已使用和已过期三栏。
      # 两种优惠券
      - 运费券：抵扣固定金额，例如满 200 元减 20 元。
      - 折扣券：按比例减，例如九折，通常有最高抵扣金额。
      # 使用规则
      - 每个订单用一张，付款时选择。系统会把最划算的一张排在最前面。
      - 运费券只抵国际运费，不抵仓储费、保费和税费。
      - 门槛按优惠前的国际运费计算，不含其他项目。
      - 不能用的券也会列出来，并写明原因，例如未到门槛或已经过期。
      # 取消订单怎么办
      付款之前取消，券会退回账户，有效期不变。如果退回时已经过期，就不能再用了，所以快到期的券请留意日期。
      # 数量有限
      领券中心的券有总数，领完为止；每人同一张券只能领一次。领到手的券不会因为别人领完而失效。
      ! 新注册的客户别忘了看看领券中心，第一票运费往往可以省一笔。`,
    en: `
      Collect coupons in the Coupon centre, or redeem a code that you were given. They then stand under My coupons as Available, Used or Expired.
      # Two kinds
      - Coupon: takes off a fixed amount, such as ¥20 from ¥200.
      - Discount voucher: takes off a share, such as 10%, usually up to a limit.
      # The rules
      - One coupon an order, chosen when you pay. The one that saves most is listed first.
      - A shipping-fee coupon reduces international shipping only: not storage, premium or taxes.
      - The minimum is compared with the international shipping before any discount.
      - Coupons that do not fit are listed too, with the reason, such as a minimum not reached.
      # If you cancel
      Cancel before paying and the coupon returns to your account with its old expiry date. If that date has passed it cannot be used again, so keep an eye on coupons that end soon.
      # While they last
      A coupon in the centre has a fixed number, and everybody can collect it once. What you have collected stays yours when the rest is gone.
      ! New here? Look into the Coupon centre before your first shipment: it often makes it cheaper.`,
  },
  {
    id: 'what-statuses-mean',
    title: ['每个状态是什么意思', 'What each status means'],
    summary: ['“仓库已签收”不等于“已入库”', 'Arrived is not the same as Checked in'],
    zhHans: `
      包裹和订单各有一套状态，看懂它们就知道现在轮到谁做什么。
      # 包裹的状态
      - 未到仓：已预报，还在国内路上。
      - 仓库已签收：快递送到了，正排队称重拍照。
      - 已入库：有了重量、尺寸和照片，可以提交集运，仓储期从这时开始计算。
      - 待合箱、合箱中：已在某个订单里，仓库正在取件或打包。
      - 已出库、运输中：离开仓库，正在国际段。
      - 待自提：已到自提点，等您去取。
      - 已签收：送到了。
      # 订单的状态
      “待付款”是唯一要您动手的一步，其他都在等仓库或承运商。付款以后是“待发货”，真正离开仓库才是“已发货”，两者可能相差一两天。
      # 为什么快递说签收了，这里还没有
      快递员常常整车一起点签收，仓库逐件扫描需要时间，大促期间会更久。超过两个工作日还没有更新，请先核对面单上的识别码，再联系客服。
      ! 每次变化都会发消息给您，也会写进包裹的时间线，谁在什么时候做了什么，都查得到。`,
    en: `
      Parcels and shipments each have their own statuses. They tell you whose turn it is.
      # Parcels
      - Not arrived: declared, still on its way inside China.
      - Arrived at warehouse: delivered to us, waiting to be weighed and photographed.
      - Checked in: has a weight, a size and photos. It can be shipped, and its storage days begin.
      - Awaiting consolidation, Consolidating: part of a shipment that is being collected or packed.
      - Left warehouse, In transit: on its way abroad.
      - Ready for pickup: at the pickup point, waiting for you.
      - Delivered: there.
      # Shipments
      Awaiting payment is the only step that waits for you; all others wait for us or the carrier. Paid means Awaiting shipment. Shipped means it has really left, which may be a day or two later.
      # The courier says delivered, but the app shows nothing
      Couriers often mark a whole van as delivered, and we scan each parcel by hand. In peak weeks that takes longer. If nothing has changed after two working days, check the ID code on the label and write to us.
      ! You get a message at every change, and the timeline keeps who did what and when.`,
  },
  {
    id: 'choose-a-method',
    title: ['空运、海运还是快递', 'Air, sea or express'],
    summary: ['按急不急、重不重、带不带电来选', 'Choose by hurry, weight and contents'],
    zhHans: `
      没有一种方式适合所有东西。选之前先问三个问题：多急、多重、里面有没有敏感货。
      # 快递
      国际快递门到门最快，适合文件、证件和一两公斤的急件。单价最高，对带电和液体也最严。
      # 空运
      空运专线是大多数人的选择，价格和时效都居中。一般按首重加续重计费，三到二十公斤最划算。
      # 海运
      海运最便宜，适合家具、书籍、换季衣物这类重而不急的东西。多按公斤或立方米计价，有最低收费，太轻反而不合算。从开船到派送要几周，还要看船期和港口。
      # 陆运
      去东南亚有时开通铁路与公路联运，价格和时间都在空运与海运之间。有没有开，以试算结果为准。
      # 怎么比较
      打开“运费试算”，填目的地、重量、尺寸和货物类型，所有能寄的渠道会按价格列出来，同时给出预计天数和限制。不能寄的也会写明原因。
      !! 列出的天数是通常情况，从出库算起，不含打包、查验和节假日，请不要当作承诺。`,
    en: `
      No method suits everything. Ask three questions first: how urgent, how heavy, and is anything sensitive inside?
      # Express
      An international courier is the quickest from door to door. It is right for documents and for a kilo or two in a hurry. It costs most and is the strictest about batteries and liquids.
      # Air
      An air line is what most people take: fair in price and time. It is usually charged by first and additional weight and pays off best between three and twenty kilos.
      # Sea
      Sea is the cheapest, for furniture, books and clothes that can wait. It is charged by the kilo or the cubic metre with a minimum, so a very light box gains nothing. From sailing to delivery it takes weeks and depends on ships and ports.
      # Land
      To South-East Asia there is at times a line by rail and road, between air and sea in both price and time. The calculator shows it when it is open.
      # Comparing them
      Open the Shipping calculator and enter destination, weight, size and kind of goods. Every line that takes it is listed with its price, usual days and limits; the others say why not.
      !! The days are usual ones, counted from leaving our warehouse, without packing, inspections or holidays. They are not a promise.`,
  },
  {
    id: 'account-safety',
    title: ['保护好您的账户', 'Keeping your account safe'],
    summary: ['密码、验证码和冒充客服的骗局', 'Passwords, codes and people who pretend to be us'],
    zhHans: `
      账户里有余额、地址和证件资料，值得花几分钟保护好。
      # 密码和登录
      - 密码 6 到 30 位，不要和购物网站用同一个。
      - 忘记密码可以用手机或邮箱验证码重设，重设后其他设备会全部退出。
      - 在别人的手机上用过以后，记得退出登录。
      # 验证码
      验证码只用于登录、注册、改绑和重设密码，10 分钟内有效，输错几次就会作废。客服不会向您要验证码，任何理由都不会。
      # 认出冒充者
      - 真客服的微信号和电话都写在“客服”页，以那里为准。
      - 称包裹“被海关扣了要马上转账”的，先到订单里看状态。
      - 收款账户只在充值页显示，聊天里发来的账号一律不要付。
      # 更换手机或邮箱
      在“个人资料”里修改，需要验证新的手机号或邮箱。旧号码停用之前先改好，不然可能收不到验证码。
      !! 发现余额或地址被人动过，请马上修改密码并联系客服，我们会先冻结账户再核查。`,
    en: `
      Your account holds a balance, addresses and identity documents. A few minutes of care are well spent.
      # Password and signing in
      - Use 6 to 30 characters, and not the password of a shop.
      - Forgot it? Reset it with a code by mobile or email. All other devices are then signed out.
      - Sign out after using somebody else’s phone.
      # Codes
      Codes are for signing in, signing up, changing your contact details and resetting the password. They live ten minutes and die after a few wrong tries. We never ask for a code, whatever the reason.
      # Spotting impostors
      - Our real WeChat ID and phone number are on the Customer service page. Trust only those.
      - Somebody says that customs holds your parcel and you must transfer money at once? Look at the order first.
      - Receiving accounts appear only on the Top up page. Never pay to one from a chat.
      # A new phone or email
      Change it in your profile; the new one is verified. Do it before the old number stops working.
      !! If your balance or address was touched by somebody else, change the password at once and tell us: we freeze the account first and investigate then.`,
  },
]
