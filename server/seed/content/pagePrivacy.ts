import { APP_NAME } from '../../texts/brand.ts'

import type { SeedArticle } from './seedArticle.ts'

/** The privacy policy: what WeChat and the law ask to be said before anything is collected. */
export const PRIVACY: Omit<SeedArticle, 'summary'> = {
  id: 'privacy',
  title: ['隐私政策', 'Privacy policy'],
  zhHans: `
    ${APP_NAME['zh-Hans']}（以下称“我们”）重视您的个人信息。本政策说明我们收集哪些信息、为什么收集、保存多久、给谁，以及您有哪些权利。在您同意之前，我们不会收集需要同意的信息。
    # 一、我们收集的信息
    - 账户：用户名、加密保存的密码、昵称、头像、手机号、邮箱、微信号和微信二维码（后两项由您自愿填写）。
    - 微信数据：您用微信登录时，我们取得微信给出的 OpenID 和 UnionID（如有），用来认出您的账户；您点“手机号快捷登录”并同意时，取得您的微信手机号；您同意订阅消息时，记录您的选择。我们不读取您的聊天、好友和朋友圈。
    - 收货地址：收件人姓名、电话、国家和地区、邮编、详细地址。
    - 证件：部分目的地清关需要收件人的身份证号、护照号或证件照片。只有渠道要求时才请您提供。
    - 图片：您上传的商品图、订单截图、付款凭证和售后照片。我们只处理您选中的图片，不扫描相册；上传后会重新编码，并去掉拍摄位置等附带信息。
    - 包裹与订单：快递单号、品名、申报价值、重量尺寸、仓库拍摄的照片、物流轨迹。
    - 资金：充值金额、付款凭证、余额变动。我们不保存银行卡密码。
    - 日志：IP 地址、设备和浏览器类型、访问时间、错误信息，用于安全和排错。
    # 二、设备权限
    - 相机和相册：扫描单号、拍照上传时，由您点击以后才使用。
    - 剪贴板：您点“复制”时写入；您点“粘贴识别”时读取，内容只在本机处理。
    - 存储：在本机保存登录状态（含昵称和识别码）、未提交的草稿、语言、搜索记录（最多 20 条）和已关闭的公告。
    我们不收集位置，不使用通讯录、麦克风。
    # 三、用途
    用于登录和保护账户、接收和运输包裹、报关、结算和退款、通知状态变化、处理售后，以及履行法律义务。我们不用您的信息做自动化的画像和差别定价，也不出售。
    # 四、提供给谁
    - 承运商和清关代理：姓名、电话、地址、品名、价值，必要时的证件信息，只限运输和清关。
    - 目的地海关和税务机关：法律要求的申报信息。
    - 短信、邮件和微信消息服务商：手机号、邮箱或 OpenID，只用于发送验证码和通知。
    - 依法有权的机关：按法定程序提供。
    物流跟踪对任何人只显示动态，不显示姓名、电话和地址。
    # 五、跨境提供
    把包裹寄往境外，必须把收件和申报信息提供给目的地的承运商和海关，这是履行您与我们之间合同所必需的。接收方按当地法律处理，提交订单时页面会显示所选的目的地和渠道。
    # 六、保存多久
    - 账户信息：至您注销为止。
    - 收货地址：至您删除为止；订单里的地址快照随订单保存。
    - 证件信息：清关完成后不超过 6 个月；当地法律要求更久的，从其规定。显示时隐去中间部分。
    - 付款凭证和资金记录：自交易完成起 5 年，会计和税务法律要求更久的，从其规定。
    - 包裹照片和订单：自订单完成起 3 年，用于处理争议。
    - 验证码：10 分钟。
    - 日志：不超过 6 个月。
    期满以后，我们删除或做匿名处理。
    # 七、怎样保护
    全程加密传输；密码只保存不可逆的散列值；证件号码加密保存，密钥不在数据库里；凭证等照片只能用短时有效的链接读取；员工按岗位授权，查看会留痕。发生泄露时，我们会及时告知您并向主管部门报告。
    # 八、您的权利
    - 在“个人资料”和“地址簿”里查看、更正、删除。
    - 撤回微信授权、订阅消息和相机、相册权限：在微信或系统设置里关闭，不影响此前的处理。
    - 索取一份您的信息副本，要求我们解释处理规则。
    - 注销账户：在设置里办理。余额、包裹和订单处理完毕后，我们删除账户信息，法律要求保存的除外。
    - 不满意答复的，可以向我们所在地或您所在地的监管机构投诉。
    # 九、未成年人
    本服务面向成年人。不满 14 周岁的，请由监护人使用；我们发现未经同意收集的，会尽快删除。
    # 十、变更与联系
    重大变更会在应用内再次征求您的同意。个人信息保护负责人：service@example.com，020-8000-0000。我们在 15 个工作日内答复。`,
  en: `
    ${APP_NAME.en} (“we”) takes your personal data seriously. This policy says what we collect, why, for how long, who receives it and what rights you have. Nothing that needs your consent is collected before you give it.
    # 1. What we collect
    - Account: username, password (as a hash only), nickname, avatar, mobile number, email, and if you like your WeChat ID and its QR code.
    - WeChat data: when you sign in with WeChat we receive the OpenID and, where there is one, the UnionID, to recognise your account; your WeChat phone number when you tap quick sign-in and agree; your choice when you consent to subscription messages. We do not read your chats, contacts or Moments.
    - Delivery addresses: the recipient’s name, phone number, country and region, post code and street address.
    - Identity documents: some destinations require the recipient’s identity card or passport number, or a picture of it, for customs. We ask only where the line does.
    - Pictures: goods, orders, proofs of payment and after-sales photos that you upload. We handle only those you pick and never scan your album. They are encoded anew, which removes the place where they were taken and other attached data.
    - Parcels and orders: tracking numbers, item names, values, weights and sizes, the warehouse’s photos and tracking events.
    - Money: top-ups, proofs and movements of your balance. We do not keep card passwords.
    - Logs: IP address, kind of device and browser, times and errors, for security and repair.
    # 2. Device permissions
    - Camera and album: to scan a number or add a picture, and only after you tap.
    - Clipboard: written when you tap Copy; read when you tap Paste, and processed on your device only.
    - Storage: your session with your nickname and ID code, unsent drafts, language, search history (at most 20) and closed announcements stay on the device.
    We do not collect your location and use neither contacts nor microphone.
    # 3. What for
    To sign you in and protect the account, receive and carry parcels, clear customs, bill and refund, tell you of changes, handle after-sales cases and meet legal duties. There is no profiling, no personal pricing and no sale of data.
    # 4. Who receives it
    - Carriers and customs brokers: name, phone number, address, item names, values and where necessary the document, for transport and clearance only.
    - Customs and tax authorities at the destination: the declaration that the law requires.
    - Providers of text messages, mail and WeChat messages: number, email or OpenID, for codes and notices only.
    - Authorities with a legal right, by due process.
    Tracking shows everybody events only, never a name, phone number or address.
    # 5. Transfers abroad
    Sending a parcel abroad means giving the delivery and declaration data to carriers and customs there. It is necessary to perform our contract with you. They handle it under their own law; the page shows destination and line before you submit.
    # 6. How long
    - Account: until you delete it.
    - Addresses: until you delete them; the copy inside an order stays with the order.
    - Identity documents: at most 6 months after clearance, unless local law requires longer. They are shown with the middle hidden.
    - Proofs of payment and money records: 5 years from the transaction, or longer where accounting and tax law say so.
    - Parcel photos and orders: 3 years from completion, to settle disputes.
    - Verification codes: 10 minutes.
    - Logs: at most 6 months.
    After that we delete the data or make it anonymous.
    # 7. Protection
    Everything travels encrypted. Passwords are kept as irreversible hashes. Numbers of documents are kept encrypted, and the key is not in the database; proofs and other pictures can be read only by links that soon expire. Staff see what their work needs, and access is recorded. If there is a breach we tell you and the authority without delay.
    # 8. Your rights
    - See, correct and delete data in your profile and address book.
    - Withdraw WeChat authorisation, subscription messages and permissions for camera and album in WeChat’s or the system’s settings. What was done before stays lawful.
    - Ask for a copy of your data and for an explanation of how it is handled.
    - Delete your account in the settings. Once balance, parcels and orders are settled we delete its data, except what the law obliges us to keep.
    - Not satisfied? Complain to the authority where we are or where you live.
    # 9. Minors
    The service is for adults. Under 14, please have a guardian use it. Data collected without consent is deleted as soon as we learn of it.
    # 10. Changes and contact
    For important changes we ask your consent again in the app. Data protection officer: service@example.com, 020-8000-0000. We answer within 15 working days.`,
}
