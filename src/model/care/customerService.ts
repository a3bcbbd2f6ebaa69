/** The staff member who looks after the customer. */
export interface CustomerService {
  readonly name: string
  readonly nickname: string
  readonly wechatId: string
  readonly qrCode: string
  readonly mobile: string
  readonly email: string
  readonly workingHours: string
}
