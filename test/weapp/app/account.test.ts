/** Account tests by subject, sharing one server. */
import './account/passport.ts'
import './account/wechat.ts'
import './account/profile.ts'
import './account/settings.ts'
