// Generated from server/openapi.json by `npm run codegen`; not to be edited.

export interface paths {
    readonly "/api/admin/content-management/announce/{id}/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Write announce */
        readonly put: operations["writeAnnounce"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/content-management/article/{id}/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Write article */
        readonly put: operations["writeArticle"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/content-management/page/{key}/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Write content page */
        readonly put: operations["writeContentPage"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/coupon-management/coupon/{id}/grant": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives a customer a coupon, whatever its stock and limit */
        readonly post: operations["grantCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/coupon-management/my-coupon/{id}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Void coupon */
        readonly post: operations["voidCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/fund-management/adjust": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives a customer money or takes it; they read the reason */
        readonly post: operations["adjustFunds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/fund-management/ledger-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether every journal adds up to zero and every balance is the sum of its lines */
        readonly get: operations["checkLedger"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/fund-management/ledger-check/rebuild": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes every balance the sum of its lines; answers what is wrong after that */
        readonly post: operations["rebuildBalances"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/fund-management/topup/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approve topup */
        readonly post: operations["approveTopup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/fund-management/topup/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reject topup */
        readonly post: operations["rejectTopup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/fund-management/topup/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** All customers’ top-ups of a status; those under review without one */
        readonly post: operations["listTopupsForReview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/fund-management/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Money that has been paid out to a customer */
        readonly post: operations["withdrawFunds"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/shipping-management/declared-name/recursion-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The tree of item names; the one admin call that customers may make */
        readonly post: operations["listDeclaredNames"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/shipping-management/pickup-station/{id}/full": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Says whether a pickup point takes new orders; needs an operator token */
        readonly put: operations["fillPickupStation"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/store/product/{id}/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Write product detail */
        readonly put: operations["writeProductDetail"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/user/pickup-station": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Gives a customer another pickup point; they are told */
        readonly put: operations["changePickupStation"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/after-sales/{id}/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Answer case */
        readonly post: operations["answerCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/after-sales/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reject case */
        readonly post: operations["rejectCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/after-sales/{id}/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Closes a case; a compensation goes to the customer’s balance */
        readonly post: operations["resolveCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/after-sales/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List all cases */
        readonly post: operations["listAllCases"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/approve-claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives an unclaimed parcel to whoever claimed it */
        readonly post: operations["approveClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/arrive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Scans a number at the door; an undeclared one needs the customer’s id code */
        readonly post: operations["arriveParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/inbound": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Weighs and measures an arrived parcel; its storage clock starts */
        readonly post: operations["inboundParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/open-id-document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The number of an order’s identity document in full, for customs; each time is logged */
        readonly post: operations["openIdDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/pack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Puts an order’s parcels into boxes */
        readonly post: operations["packOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/process": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes an order up */
        readonly post: operations["processOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/reach-pickup-station": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An order has arrived at its pickup point */
        readonly post: operations["reachPickupStation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives back a part, or all, of what was paid for an order */
        readonly post: operations["refundOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels an unpaid order from the warehouse’s side */
        readonly post: operations["rejectOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/ship": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends an order out under an international number; auto-pay charges it now, or it is refused unpaid */
        readonly post: operations["shipOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The customer has an order */
        readonly post: operations["signOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/track": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Writes down what the carrier reports */
        readonly post: operations["trackOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/order/{code}/weigh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Weighs the boxes of an order: its bill is fixed */
        readonly post: operations["weighOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/reject-claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reject claim */
        readonly post: operations["rejectClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/rule/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List warehouse rules */
        readonly post: operations["listWarehouseRules"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/rule/run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Does now what rules have to do */
        readonly post: operations["runDueRules"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/service/finish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Says that a service is done, with its photos or the parcel’s new figures */
        readonly post: operations["finishService"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/service/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List service jobs */
        readonly post: operations["listServiceJobs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/service/refuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Says that a service can’t be done; the customer gets the money back */
        readonly post: operations["refuseService"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/unclaimed-parcel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes in a parcel that has nobody’s code on it */
        readonly post: operations["registerUnclaimedParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/warehouse/unclaimed-parcel/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Parcels without an owner, with the claims under review */
        readonly post: operations["listOrphanParcels"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/area-management/region-group/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List public region groups */
        readonly post: operations["listPublicRegionGroups"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/area-management/region/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List regions */
        readonly post: operations["listRegions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/content-management/announce/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get announce */
        readonly get: operations["getAnnounce"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/content-management/announce/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List announces */
        readonly get: operations["listAnnounces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/content-management/article/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get article */
        readonly get: operations["getArticle"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/content-management/article/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The tips for the warehouse address are the category `warehouse-tips` */
        readonly get: operations["listArticles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/content-management/category/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Categories of articles, each with its first articles */
        readonly post: operations["listArticleCategories"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/content-management/faq/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List faqs */
        readonly get: operations["listFaqs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/content-management/page-content-item/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What stands in a place of a page: the home page’s banners are HOME, BANNER */
        readonly post: operations["listPageContentItems"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/content-management/page/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** terms, privacy, about or licences */
        readonly get: operations["getContentPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/fund-management/exchange-rate/scrolling-display-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The rates that the home page scrolls */
        readonly post: operations["listExchangeRates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Login */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/login-by-code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Login by code */
        readonly post: operations["loginByCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/login-wechat": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A token, or a ticket to bind; the app compares the state with the one it made */
        readonly post: operations["loginWechat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/login-wechat-mp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A token, or a ticket to bind where WeChat’s person has no account here */
        readonly post: operations["loginWechatMp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Trades a refresh token for a new pair; one used twice ends its whole session */
        readonly post: operations["refreshToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Register */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/reset-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets a password by code; every session of the customer ends */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/verification-code/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a code to a mobile number or e-mail address; never tells whether an account exists */
        readonly post: operations["sendVerificationCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/wechat/authorize-url": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where WeChat’s browser goes to sign in; it comes back to redirectUri with code and state */
        readonly get: operations["getWechatAuthorizeUrl"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/passport/wechat/bind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Finishes a WeChat sign-in with an account, a verified target, or a new account */
        readonly post: operations["bindWechat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/shipping-management/calculate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a box would cost on each channel, with its bill */
        readonly post: operations["calculateShipping"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/shipping-management/express-company/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List express companies */
        readonly post: operations["listExpressCompanies"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/shipping-management/goods-type/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List public goods types */
        readonly post: operations["listPublicGoodsTypes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/shipping-management/kilogram-price/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a kilogram costs at least, by destination */
        readonly post: operations["listKilogramPrices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/shipping-management/pickup-station/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List pickup stations */
        readonly post: operations["listPickupStations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/shipping-management/shipping-method-type/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List public shipping method types */
        readonly post: operations["listPublicShippingMethodTypes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/shipping-management/transportation-channel/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get transportation channel */
        readonly get: operations["getTransportationChannel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/shipping-management/transportation-channel/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List transportation channels */
        readonly post: operations["listTransportationChannels"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/short-link/resolve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Resolve short link */
        readonly post: operations["resolveShortLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/status-management/status-definition/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List status definitions */
        readonly get: operations["listStatusDefinitions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/store/category/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List store categories */
        readonly post: operations["listStoreCategories"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/store/product/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get store product */
        readonly get: operations["getStoreProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/store/product/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List store products */
        readonly post: operations["listStoreProducts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/tracking/query": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Where an order or a parcel is; events only, and the ids for its owner */
        readonly post: operations["queryTracking"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/f/wechat/js-sdk-config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a page in WeChat’s browser passes to wx.config */
        readonly get: operations["getWechatJsSdkConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/system-management/common/batch-upload-2": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Multipart, part `file`: JPEG, PNG or WebP; re-encoded without metadata */
        readonly post: operations["uploadPictures"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/system/enums": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List system enums */
        readonly post: operations["listSystemEnums"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/system/site-configuration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get site configuration */
        readonly get: operations["getSiteConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/after-sales": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** About a parcel or a logistics order; one open case for a thing and a kind, or for a line of a bill */
        readonly post: operations["openCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/after-sales/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get case */
        readonly get: operations["getCase"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/after-sales/{id}/reply": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reply to case */
        readonly post: operations["replyToCase"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/after-sales/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List cases */
        readonly post: operations["listCases"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/area-management/region-group/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List region groups */
        readonly post: operations["listRegionGroups"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/consolidation-rule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create consolidation rule */
        readonly post: operations["createConsolidationRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/consolidation-rule/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get consolidation rule */
        readonly get: operations["getConsolidationRule"];
        /** Replaces a rule; one that has stopped is in force again */
        readonly put: operations["updateConsolidationRule"];
        readonly post?: never;
        /** Delete consolidation rule */
        readonly delete: operations["deleteConsolidationRule"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/consolidation-rule/{id}/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pause consolidation rule */
        readonly post: operations["pauseConsolidationRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/consolidation-rule/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Puts a rule that is paused or has stopped in force again */
        readonly post: operations["resumeConsolidationRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/consolidation-rule/{id}/run/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List rule runs */
        readonly post: operations["listRuleRuns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/consolidation-rule/{id}/try": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What the rule would do today; nothing is changed */
        readonly post: operations["tryKeptRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/consolidation-rule/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List consolidation rules */
        readonly post: operations["listConsolidationRules"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/consolidation-rule/try": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What such a rule would do today; nothing is kept */
        readonly post: operations["tryConsolidationRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes parcels together into one order, or none of them */
        readonly post: operations["submitLogisticsOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get logistics order */
        readonly get: operations["getLogisticsOrder"];
        /** Until the order is weighed; changing how it is shipped makes a new estimate */
        readonly put: operations["updateLogisticsOrder"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/{id}/auto-pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Set logistics order auto pay */
        readonly put: operations["setLogisticsOrderAutoPay"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/{id}/bill": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost with another coupon, or with none; nothing is changed */
        readonly post: operations["previewLogisticsOrderBill"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel logistics order */
        readonly post: operations["cancelLogisticsOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/{id}/confirm-receipt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirm logistics order receipt */
        readonly post: operations["confirmLogisticsOrderReceipt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/{id}/estimate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One quote per channel for the order with these changes; saves nothing */
        readonly post: operations["estimateLogisticsOrderChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/{id}/log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List logistics order logs */
        readonly get: operations["listLogisticsOrderLogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/{id}/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** From the balance; refused when the total is not the one that the customer saw */
        readonly post: operations["payLogisticsOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/consolidation-saving": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Parcels shipped together against each shipped alone, and what it changes to wait for the next */
        readonly post: operations["compareConsolidation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/estimate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One quote a channel for these parcels, or the reason that it cannot carry them */
        readonly post: operations["estimateLogisticsOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/logistics-order/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List logistics orders */
        readonly post: operations["listLogisticsOrders"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/my-warehouse-address-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List my warehouse addresses */
        readonly post: operations["listMyWarehouseAddresses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Announces a parcel, or declares one that arrived unannounced */
        readonly post: operations["declareParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get parcel */
        readonly get: operations["getParcel"];
        /** Declares a parcel anew, until it is submitted to an order */
        readonly put: operations["updateParcel"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel parcel */
        readonly post: operations["cancelParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/{id}/service": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pays for a service from the balance; longer free storage takes effect at once */
        readonly post: operations["requestParcelService"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/{id}/service/{requestId}/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes back a request that staff haven’t finished; the money returns to the balance */
        readonly post: operations["withdrawParcelService"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/{id}/service/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What can be done to a stored parcel, at which price, and what has been requested */
        readonly post: operations["listParcelServices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/batch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Announces up to 50 parcels; rows that are refused come back with their reasons */
        readonly post: operations["declareParcels"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/detect-express": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Couriers whose numbers look like this one, likeliest first */
        readonly post: operations["detectExpress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List parcels */
        readonly post: operations["listParcels"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/parcel/undeclared-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Parcels that arrived under the customer’s code without having been declared */
        readonly post: operations["listUndeclaredParcels"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/unclaimed-parcel/{id}/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Says that a parcel is the caller’s; five wrong numbers lock claiming for a day */
        readonly post: operations["claimParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/unclaimed-parcel/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What has no known owner; numbers are masked */
        readonly post: operations["listUnclaimedParcels"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/biz/ship-for-me/unclaimed-parcel/my-claim/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List my claims */
        readonly post: operations["listMyClaims"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/coupon-management/coupon/{id}/collect": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Collect coupon */
        readonly post: operations["collectCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/coupon-management/coupon/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The collection centre */
        readonly post: operations["listCentreCoupons"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/coupon-management/coupon/redeem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turns a code into a coupon; upper and lower case are the same */
        readonly post: operations["redeemCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/coupon-management/my-coupon/applicable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The customer’s coupons beside a bill: what each takes off, or why it can’t be used */
        readonly post: operations["listApplicableCoupons"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/coupon-management/my-coupon/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List my coupons */
        readonly post: operations["listMyCoupons"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/customs/readiness": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What parcels still lack for customs at their destination; changes nothing and refuses no order */
        readonly post: operations["getCustomsReadiness"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/fund-account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The balance, and what is about to change it */
        readonly get: operations["getFundAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/fund-account-log/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List fund account logs */
        readonly post: operations["listFundAccountLogs"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/fund-account-log/months": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What came in and went out in the last months, oldest first */
        readonly get: operations["listFundMonths"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/pending-pay/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Logistics orders and mall orders that wait for money, and the batch of the former */
        readonly post: operations["listPendingPays"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/pending-pay/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pays several logistics orders, all or none */
        readonly post: operations["payBatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/topup/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get topup */
        readonly get: operations["getTopup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/topup/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel topup */
        readonly post: operations["cancelTopup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/topup/{id}/submit-proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The proof that a draft lacks, or another one in place of one that is under review */
        readonly post: operations["submitTopupProof"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/topup/currency-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List topup currencies */
        readonly post: operations["listTopupCurrencies"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/topup/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List topups */
        readonly post: operations["listTopups"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/topup/method-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The ways to pay in a currency, with where the money goes; none for an unknown currency */
        readonly post: operations["listTopupMethods"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/fund-management/topup/user-topup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Under review with its proof, which every method needs; a draft waits for it as pending */
        readonly post: operations["submitTopup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/message/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List messages */
        readonly post: operations["listMessages"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/message/preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get message preferences */
        readonly get: operations["getMessagePreferences"];
        /** Changes the named kinds and channels; others stay */
        readonly put: operations["setMessagePreferences"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/message/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks messages as read, and says how many are not */
        readonly post: operations["readMessages"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/message/unread-count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Count unread messages */
        readonly get: operations["countUnreadMessages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/passport/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Logout */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/referral/mini-program-code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A mini program code that opens Home with the customer’s referral code */
        readonly get: operations["getMiniProgramCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/referral/my": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get my referral */
        readonly get: operations["getMyReferral"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/shipping-management/additional-service/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List additional services */
        readonly post: operations["listAdditionalServices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/shipping-management/goods-type/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List goods types */
        readonly post: operations["listGoodsTypes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/shipping-management/shipping-method-type/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List shipping method types */
        readonly post: operations["listShippingMethodTypes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/short-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A short link to a page of the app; the same one for the same page */
        readonly post: operations["createShortLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/short-link/mini-program-code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A short link as a picture to scan */
        readonly post: operations["createShortLinkPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/store/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Keeps goods aside for half an hour */
        readonly post: operations["submitStoreOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/store/order/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get store order */
        readonly get: operations["getStoreOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/store/order/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel store order */
        readonly post: operations["cancelStoreOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/store/order/{id}/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pays from the balance; the goods become a parcel in the warehouse */
        readonly post: operations["payStoreOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/store/order/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List store orders */
        readonly post: operations["listStoreOrders"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/todo/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get todo summary */
        readonly get: operations["getTodoSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/upload/renew-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** New links to pictures whose old ones have expired, such as those of a saved draft */
        readonly post: operations["renewUploadLinks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get user */
        readonly get: operations["getUser"];
        readonly put?: never;
        readonly post?: never;
        /** Deletes the account for good; refused with reasons while money, parcels or orders are open */
        readonly delete: operations["deleteUser"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create address */
        readonly post: operations["createAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/address/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get address */
        readonly get: operations["getAddress"];
        /** Replaces an address; what is left out is removed */
        readonly put: operations["updateAddress"];
        readonly post?: never;
        /** Delete address */
        readonly delete: operations["deleteAddress"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/address/{id}/default": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Make address default */
        readonly put: operations["makeAddressDefault"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/address/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** List addresses */
        readonly post: operations["listAddresses"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/change-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Every other session of the customer ends */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/pickup-station": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Works once; after that customer service changes it */
        readonly put: operations["setPickupStation"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/sign-out-everywhere": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends every session of the customer, this one too */
        readonly post: operations["signOutEverywhere"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/tag/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The tags that the customer used last */
        readonly post: operations["listUserTags"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/update-avatar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Update avatar */
        readonly put: operations["updateAvatar"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/update-email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** The code is one of purpose BIND, sent to the new one */
        readonly put: operations["updateEmail"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/update-mobile-number": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** The code is one of purpose BIND, sent to the new one */
        readonly put: operations["updateMobileNumber"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/update-nickname": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Update nickname */
        readonly put: operations["updateNickname"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/user/update-wechat-id": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Update wechat id */
        readonly put: operations["updateWechatId"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/u/wechat/subscription": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Each entry is the consent to one message */
        readonly post: operations["recordWechatSubscription"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/user-management/exclusive-customer-service/my": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get my customer service */
        readonly get: operations["getMyCustomerService"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Live */
        readonly get: operations["live"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ready */
        readonly get: operations["ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly Actor: "CUSTOMER" | "WAREHOUSE" | "SYSTEM";
        readonly AdditionalService: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly description: string;
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description Decimal string in major units */
            readonly price: string;
        };
        readonly AdditionalServiceGroup: {
            readonly additionServiceType: components["schemas"]["AdditionalServiceType"];
            readonly businessType: components["schemas"]["BusinessType"];
            readonly list: readonly components["schemas"]["AdditionalService"][];
        };
        readonly AdditionalServiceGroupPage: {
            readonly items: readonly components["schemas"]["AdditionalServiceGroup"][];
            readonly totalCount: number;
        };
        readonly AdditionalServiceListRequest: {
            readonly additionalServiceType?: components["schemas"]["AdditionalServiceType"];
            readonly businessType?: components["schemas"]["BusinessType"];
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        /**
         * @description PARCEL 10 (chosen in the declaration), LOGISTICS_ORDER 20, STORED_PARCEL 30 (requested while it is stored)
         * @enum {integer}
         */
        readonly AdditionalServiceType: 10 | 20 | 30;
        readonly Address: {
            /** @description ISO 3166-1 alpha-2 */
            readonly countryCode: string;
            /** Format: date-time */
            readonly creationTime: string;
            readonly detailsAddress: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description Masked, such as E1234****8 */
            readonly idDocument: string | null;
            readonly isDefault: boolean;
            readonly mobile: string;
            /** @description The customer’s own label */
            readonly name: string | null;
            readonly postCode: string;
            readonly recipient: string;
            readonly region: {
                readonly cityDisplayName: string | null;
                /** @description Null for a city that is not in the list */
                readonly cityId: string | null;
                readonly provinceDisplayName: string | null;
                /** @description Opaque id */
                readonly provinceId: string | null;
            };
            readonly regionGroupDisplayName: string;
            /** @description Opaque id */
            readonly regionGroupId: string;
        };
        readonly AddressListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "creationTime asc" | "";
        };
        readonly AddressPage: {
            readonly items: readonly components["schemas"]["Address"][];
            readonly totalCount: number;
        };
        readonly AddressRequest: {
            readonly detailsAddress: string;
            /** @description For customs; the masked value leaves it as it is */
            readonly idDocument?: string | null;
            /** @description A first address is the default in any case */
            readonly isDefault?: boolean;
            readonly mobile: string;
            readonly name?: string | null;
            readonly postCode: string;
            readonly recipient: string;
            /** @description Needed where the region group has regions: the province, and the city by id or, one that is not in the list, by name */
            readonly region?: {
                readonly city?: string;
                /** @description Opaque id */
                readonly cityId?: string;
                /** @description Opaque id */
                readonly provinceId?: string;
            };
            /** @description Opaque id */
            readonly regionGroupId: string;
        };
        readonly AdjustFundsRequest: {
            /** @description Decimal string in major units; negative takes money away */
            readonly amount: string;
            readonly idCode: string;
            readonly reason: string;
        };
        readonly AfterSalesCase: {
            readonly billLine: components["schemas"]["DisputedLine"] | null;
            readonly code: string;
            /** @description Decimal string in major units */
            readonly compensation: string | null;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly description: string;
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly string[];
            readonly kind: components["schemas"]["AfterSalesKind"];
            readonly kindDisplayName: string;
            /** @description Opaque id */
            readonly orderId: string | null;
            /** @description Opaque id */
            readonly parcelId: string | null;
            readonly status: components["schemas"]["AfterSalesStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly statusTime: string;
            /** @description The parcel’s tracking number or the order’s code */
            readonly subjectDisplayName: string;
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly AfterSalesDetail: {
            readonly billLine: components["schemas"]["DisputedLine"] | null;
            readonly code: string;
            /** @description Decimal string in major units */
            readonly compensation: string | null;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly description: string;
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly string[];
            readonly kind: components["schemas"]["AfterSalesKind"];
            readonly kindDisplayName: string;
            /** @description Oldest first; the first is the description */
            readonly messages: readonly components["schemas"]["AfterSalesMessage"][];
            /** @description Opaque id */
            readonly orderId: string | null;
            /** @description Opaque id */
            readonly parcelId: string | null;
            readonly status: components["schemas"]["AfterSalesStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly statusTime: string;
            /** @description The parcel’s tracking number or the order’s code */
            readonly subjectDisplayName: string;
            /** @description Grows by one with every change */
            readonly version: number;
        };
        /** @enum {string} */
        readonly AfterSalesKind: "CLAIM" | "WEIGHT_DISPUTE" | "BILL_DISPUTE" | "RETURN" | "MISSING";
        readonly AfterSalesListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "";
            readonly status?: components["schemas"]["AfterSalesStatus"];
        };
        readonly AfterSalesMessage: {
            readonly actor: components["schemas"]["Actor"];
            readonly content: string;
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly string[];
            readonly move: components["schemas"]["AfterSalesMove"];
            readonly moveDisplayName: string;
            readonly status: components["schemas"]["AfterSalesStatus"];
            /** Format: date-time */
            readonly time: string;
        };
        /** @enum {string} */
        readonly AfterSalesMove: "open" | "answer" | "reply" | "resolve" | "reject";
        readonly AfterSalesPage: {
            readonly items: readonly components["schemas"]["AfterSalesCase"][];
            readonly totalCount: number;
        };
        /**
         * @description Open 10 (staff is to act), Answered 20 (the customer is to act), Resolved 30, Rejected 40
         * @enum {integer}
         */
        readonly AfterSalesStatus: 10 | 20 | 30 | 40;
        readonly Announce: {
            readonly displayTitle: string;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string | null;
            /** @description Meant to be shown over the home page until closed */
            readonly isPopup: boolean;
            /** @description Kept before the others */
            readonly isTop: boolean;
            /** Format: date-time */
            readonly publishTime: string;
            readonly summary: string;
        };
        readonly AnnounceDetail: {
            /** @description From top to bottom */
            readonly content: readonly (components["schemas"]["ParagraphBlock"] | components["schemas"]["HeadingBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NoticeBlock"] | components["schemas"]["QuoteBlock"] | components["schemas"]["TableBlock"])[];
            readonly displayTitle: string;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string | null;
            /** @description Meant to be shown over the home page until closed */
            readonly isPopup: boolean;
            /** @description Kept before the others */
            readonly isTop: boolean;
            /** Format: date-time */
            readonly publishTime: string;
            /**
             * Format: uri-reference
             * @description For a share card: JPEG, five to four
             */
            readonly shareImage: string | null;
            readonly summary: string;
        };
        readonly AnnouncePage: {
            readonly items: readonly components["schemas"]["Announce"][];
            readonly totalCount: number;
        };
        readonly AnswerCaseRequest: {
            readonly content: string;
            readonly images?: readonly string[];
        };
        readonly ApplicableCoupon: {
            readonly businessType: components["schemas"]["CouponBusinessType"];
            /** @description Opaque id */
            readonly couponId: string;
            readonly couponType: components["schemas"]["CouponType"];
            readonly couponTypeDisplayName: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Days until the last day, 0 on that day, negative after it */
            readonly daysLeft: number | null;
            readonly description: string;
            /** @description What it takes off; not negative */
            readonly discount: string;
            /** @description Decimal string in major units */
            readonly discountAmount: string | null;
            /** @description The discount as a decimal string: 0.10 is 10% off */
            readonly discountRate: string | null;
            readonly displayName: string;
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly firstDay: string;
            /** @description False until it is valid */
            readonly hasBegun: boolean;
            /** @description Opaque id */
            readonly id: string;
            readonly isUsable: boolean;
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly lastDay: string | null;
            /** @description Decimal string in major units */
            readonly maximumDiscount: string | null;
            /** @description Decimal string in major units */
            readonly minimumSpend: string;
            /** @description Opaque id */
            readonly orderId: string | null;
            readonly reason: components["schemas"]["CouponReason"] | null;
            /** @description Why it can’t be used */
            readonly reasonDisplayName: string | null;
            readonly status: components["schemas"]["MyCouponStatus"];
            readonly statusDisplayName: string;
            /** @description Empty: every channel */
            readonly transportationChannels: readonly {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            }[];
            /** Format: date-time */
            readonly usedTime: string | null;
            readonly useType: components["schemas"]["CouponUseType"];
            readonly useTypeDisplayName: string;
            /** Format: date-time */
            readonly validFrom: string;
            /** Format: date-time */
            readonly validUntil: string | null;
            /** Format: date-time */
            readonly voidTime: string | null;
        };
        readonly ApplicableCouponList: {
            /** @description Usable ones first, best first */
            readonly items: readonly components["schemas"]["ApplicableCoupon"][];
            readonly totalCount: number;
        };
        readonly ApplicableCouponRequest: {
            readonly businessType: components["schemas"]["CouponBusinessType"];
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 999 */
            readonly maxResultCount?: number;
            /** @description International shipping, before discounts */
            readonly shippingFee: string;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default discount desc
             * @enum {string}
             */
            readonly sorting?: "discount desc" | "";
            /** @description Opaque id */
            readonly transportationChannelId?: string;
        };
        readonly ApproveClaimRequest: {
            readonly expressNumber: string;
        };
        /** @description Days by the warehouse’s calendar, if it leaves the day after it is submitted */
        readonly Arrival: {
            /** Format: date */
            readonly earliest: string;
            /** Format: date */
            readonly latest: string;
        };
        readonly ArriveRequest: {
            readonly expressNumber: string;
            readonly idCode?: string;
            /** @description Opaque id */
            readonly warehouseId?: string;
        };
        readonly Article: {
            /** @description Opaque id */
            readonly categoryId: string;
            readonly displayTitle: string;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string | null;
            /** Format: date-time */
            readonly publishTime: string;
            readonly summary: string;
        };
        readonly ArticleCategory: {
            readonly articleCount: number;
            /** @description The first ones, as many as were asked for */
            readonly articles: readonly components["schemas"]["Article"][];
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string | null;
            readonly isHomeIntroductionArticle: boolean;
            readonly summary: string;
        };
        readonly ArticleCategoryListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /**
             * @description Articles of each category
             * @default 0
             */
            readonly getArticleListTop?: number;
            /** @description Only those that the home page introduces, or does not */
            readonly isHomeIntroductionArticle?: boolean;
            /** @description Same as maxResultCount; when both are sent, the smaller counts */
            readonly limit?: number;
            /** @description Without limit: 99 by default */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly ArticleCategoryPage: {
            readonly items: readonly components["schemas"]["ArticleCategory"][];
            readonly totalCount: number;
        };
        readonly ArticleDetail: {
            readonly categoryDisplayName: string;
            /** @description Opaque id */
            readonly categoryId: string;
            /** @description From top to bottom */
            readonly content: readonly (components["schemas"]["ParagraphBlock"] | components["schemas"]["HeadingBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NoticeBlock"] | components["schemas"]["QuoteBlock"] | components["schemas"]["TableBlock"])[];
            readonly displayTitle: string;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string | null;
            /** Format: date-time */
            readonly publishTime: string;
            /**
             * Format: uri-reference
             * @description For a share card: JPEG, five to four
             */
            readonly shareImage: string | null;
            readonly summary: string;
        };
        readonly ArticlePage: {
            readonly items: readonly components["schemas"]["Article"][];
            readonly totalCount: number;
        };
        readonly AutoPayRequest: {
            readonly isAutoPay: boolean;
        };
        readonly BatchRowError: {
            readonly code: string;
            readonly message: string;
            /** @description Fields of the row */
            readonly validationErrors: readonly components["schemas"]["ValidationError"][];
        };
        /** @description Estimate, actual bill and calculator quote in one shape; the lines add up to the total */
        readonly Bill: {
            /** @description kg */
            readonly actualWeight: number;
            /** @description m³, where volume is metered */
            readonly chargeableVolume: number | null;
            /** @description kg */
            readonly chargeableWeight: number;
            /** @description With the estimate: only on what an order really costs, and previews of it */
            readonly comparison?: readonly components["schemas"]["ComparedBillLine"][];
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly lines: readonly components["schemas"]["BillLine"][];
            /** @description kg, or m³ where volume is metered */
            readonly minimumMeasure: number;
            readonly pricing: components["schemas"]["Pricing"];
            /** @description kg, or m³ where volume is metered */
            readonly roundingStep: number;
            /** @description Decimal string in major units */
            readonly total: string;
            /** @description m³ */
            readonly volume: number;
            /** @description cm³ that count as one kilogram */
            readonly volumeDivisor: number;
            /** @description kg */
            readonly volumeWeight: number;
        };
        readonly BillDifference: {
            /** @description Decimal string in major units */
            readonly amount: string;
            /** @description What it comes from, in words and figures */
            readonly explanation: string;
        };
        readonly BillLine: {
            /** @description Decimal string in major units */
            readonly amount: string;
            readonly displayName: string;
            /** @description How the amount comes about, in words and figures */
            readonly explanation: string;
            readonly kind: components["schemas"]["BillLineKind"];
        };
        /** @enum {string} */
        readonly BillLineKind: "InternationalShipping" | "CollectingFee" | "StorageFee" | "AdditionalServiceFee" | "Premium" | "VipGroupDiscount" | "Discount" | "Gst";
        readonly BindTicket: {
            /** @description Works once; binds the WeChat account to a customer’s */
            readonly bindTicket: string;
            /** @description Seconds that the ticket lives */
            readonly expiresIn: number;
        };
        /**
         * @description DIRECT_SHIP 1, SHIP_FOR_ME 2, BUY_FOR_ME 4, STORE 8
         * @enum {integer}
         */
        readonly BusinessType: 1 | 2 | 4 | 8;
        readonly CalculateRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            readonly goodsTypeIds?: readonly string[];
            /** @description cm */
            readonly height?: number;
            /** @description cm */
            readonly length?: number;
            /** @default 999 */
            readonly maxResultCount?: number;
            /** @description Opaque id */
            readonly regionGroupId: string;
            /** @description Opaque id */
            readonly shippingMethodTypeId?: string;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default total asc
             * @enum {string}
             */
            readonly sorting?: "total asc" | "";
            /** @description kg */
            readonly weight: number;
            /** @description cm */
            readonly width?: number;
        };
        readonly CentreCoupon: {
            readonly businessType: components["schemas"]["CouponBusinessType"];
            readonly canCollect: boolean;
            /** @description The customer has one that is valid now */
            readonly canUse: boolean;
            readonly couponType: components["schemas"]["CouponType"];
            readonly couponTypeDisplayName: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly description: string;
            /** @description Decimal string in major units */
            readonly discountAmount: string | null;
            /** @description The discount as a decimal string: 0.10 is 10% off */
            readonly discountRate: string | null;
            readonly displayName: string;
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly firstDay: string | null;
            /** @description Opaque id */
            readonly id: string;
            readonly isCollected: boolean;
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly lastDay: string | null;
            /** @description Decimal string in major units */
            readonly maximumDiscount: string | null;
            /** @description Decimal string in major units */
            readonly minimumSpend: string;
            readonly reason: components["schemas"]["CouponReason"] | null;
            /** @description Why it can’t be collected */
            readonly reasonDisplayName: string | null;
            /** @description Null: as many as are asked for */
            readonly stockLeft: number | null;
            /** @description Empty: every channel */
            readonly transportationChannels: readonly {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            }[];
            readonly useType: components["schemas"]["CouponUseType"];
            readonly useTypeDisplayName: string;
            /** @description For how many days it is valid once collected */
            readonly validDays: number | null;
            /** Format: date-time */
            readonly validFrom: string | null;
            /** Format: date-time */
            readonly validUntil: string | null;
        };
        readonly CentreCouponListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly CentreCouponPage: {
            readonly items: readonly components["schemas"]["CentreCoupon"][];
            readonly totalCount: number;
        };
        readonly ChangePasswordRequest: {
            readonly newPassword: string;
            /** @description Required when the account has a password */
            readonly oldPassword?: string;
        };
        readonly ChangePickupStationRequest: {
            readonly idCode: string;
            /** @description Opaque id */
            readonly pickupStationId: string;
        };
        readonly ChannelLimits: {
            /** @description cm, the longest side */
            readonly maximumSide: number | null;
            /** @description kg a box */
            readonly maximumWeight: number | null;
        };
        readonly ChannelRate: {
            readonly pricing: components["schemas"]["Pricing"];
            readonly regionGroupDisplayName: string;
            /** @description Opaque id */
            readonly regionGroupId: string;
            readonly transitDays: components["schemas"]["TransitDays"];
        };
        /** @enum {string} */
        readonly ChannelRefusal: "destinationNotServed" | "goodsNotTaken" | "tooHeavy" | "tooLong" | "sizeNeeded" | "receivingMethodNotOffered";
        /** @description The channel that takes the parcels for the least, and what its estimate comes to */
        readonly CheapestOffer: {
            readonly arrival: components["schemas"]["Arrival"];
            readonly shippingMethodType: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
            /** @description Decimal string in major units */
            readonly total: string;
            readonly transportationChannel: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
        };
        readonly ClaimParcelRequest: {
            readonly expressNumber: string;
            /** @description Proof of the purchase */
            readonly images: readonly string[];
            readonly note?: string;
        };
        /** @enum {string} */
        readonly ClaimStatus: "UNDER_REVIEW" | "APPROVED" | "REJECTED";
        /** @description A line of an order’s estimate and of its actual bill; one of the amounts is null if only the other has the line */
        readonly ComparedBillLine: {
            /** @description Decimal string in major units */
            readonly actual: string | null;
            /** @description What made the amount another one; they add up to the difference */
            readonly differences: readonly components["schemas"]["BillDifference"][];
            readonly displayName: string;
            /** @description Decimal string in major units */
            readonly estimated: string | null;
            /** @description How the amount comes about: the actual one, if there is one */
            readonly explanation: string;
            readonly kind: components["schemas"]["BillLineKind"];
        };
        readonly ConfirmReceiptRequest: {
            readonly images?: readonly string[];
            readonly review?: string;
            readonly satisfaction: number;
        };
        readonly ConsolidationRule: {
            readonly additionalServiceIds: readonly string[];
            /** @description Opaque id */
            readonly addressId: string;
            /** @description Null once the address is deleted */
            readonly addressLabel: string | null;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly displayName: string | null;
            /** @description Opaque id */
            readonly id: string;
            readonly isAutoPay: boolean;
            readonly isInsured: boolean;
            readonly lastRun: components["schemas"]["RuleRun"] | null;
            /** @description Decimal string in major units */
            readonly maximumTotal: string;
            /** Format: date-time */
            readonly nextRunTime: string | null;
            /** @description Those that a PARCELS rule names; one with a reason cannot go yet */
            readonly parcels: readonly components["schemas"]["RuleParcel"][];
            readonly pendingRun: {
                /** Format: date-time */
                readonly dueTime: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            readonly pickupStation: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            /** @description Opaque id */
            readonly pickupStationId: string | null;
            readonly receivingMethod: components["schemas"]["ReceivingMethod"];
            readonly remarks: string | null;
            readonly shippingMethodType: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            /** @description Opaque id */
            readonly shippingMethodTypeId: string;
            readonly state: components["schemas"]["RuleState"];
            readonly stopReason: components["schemas"]["RuleReason"] | null;
            readonly transportationChannel: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            /** @description Opaque id */
            readonly transportationChannelId: string;
            readonly trigger: components["schemas"]["RuleTrigger"];
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly ConsolidationRuleListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "creationTime asc" | "";
            readonly state?: components["schemas"]["RuleState"];
        };
        readonly ConsolidationRulePage: {
            readonly items: readonly components["schemas"]["ConsolidationRule"][];
            readonly totalCount: number;
        };
        readonly ConsolidationRuleRequest: {
            readonly additionalServiceIds?: readonly string[];
            /** @description Opaque id */
            readonly addressId: string;
            readonly displayName?: string;
            /** @description Never charges more than `maximumTotal`: above it, auto-pay is switched off */
            readonly isAutoPay?: boolean;
            readonly isInsured?: boolean;
            /** @description A dearer order is not submitted, and the rule stops */
            readonly maximumTotal: string;
            /** @description Opaque id */
            readonly pickupStationId?: string;
            readonly receivingMethod: components["schemas"]["ReceivingMethod"];
            readonly remarks?: string;
            /** @description Opaque id */
            readonly shippingMethodTypeId: string;
            /** @description Opaque id */
            readonly transportationChannelId: string;
            readonly trigger: components["schemas"]["RuleTrigger"];
        };
        /** @description Parcels shipped together against each shipped alone, at the cheapest channel’s estimate; an offer is null where no channel takes the goods */
        readonly ConsolidationSaving: {
            readonly alone: {
                readonly parcels: readonly components["schemas"]["ShippedAlone"][];
                /** @description null if one of them cannot go alone */
                readonly total: string | null;
            };
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly regionGroup: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
            /** @description `alone.total` less `together.total`; negative if alone costs less */
            readonly saving: string | null;
            readonly together: components["schemas"]["CheapestOffer"] | null;
            readonly waiting: components["schemas"]["WaitingForParcel"] | null;
        };
        /** @description Without `parcelIds`, about what can be sent now, stored longest first; without a destination, to the default address */
        readonly ConsolidationSavingRequest: {
            /** @description Opaque id */
            readonly addressId?: string;
            readonly parcelIds?: readonly string[];
            /** @description Opaque id */
            readonly regionGroupId?: string;
        };
        readonly ContentLink: {
            /** @description Path of a page, address, or id, as the link type says */
            readonly linkSourceValue: string;
            readonly linkType: components["schemas"]["LinkType"];
        };
        readonly ContentPage: {
            /** @description From top to bottom */
            readonly content: readonly (components["schemas"]["ParagraphBlock"] | components["schemas"]["HeadingBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NoticeBlock"] | components["schemas"]["QuoteBlock"] | components["schemas"]["TableBlock"])[];
            readonly displayTitle: string;
            /** @description Opaque id */
            readonly key: string;
            /** Format: date-time */
            readonly updatedTime: string;
        };
        /**
         * @description PARCEL 10, LOGISTICS_ORDER 20
         * @enum {integer}
         */
        readonly CouponBusinessType: 10 | 20;
        /** @enum {string} */
        readonly CouponReason: "NotYetValid" | "Expired" | "AlreadyUsed" | "Void" | "OtherBusiness" | "OtherCurrency" | "MinimumSpend" | "OtherChannel" | "NothingToTakeOff" | "OutOfStock" | "AlreadyCollected";
        /**
         * @description COUPON 10, DISCOUNT_VOUCHER 20
         * @enum {integer}
         */
        readonly CouponType: 10 | 20;
        /**
         * @description SHIPPING_FEE 10
         * @enum {integer}
         */
        readonly CouponUseType: 10;
        readonly CustomerPickupStation: {
            readonly idCode: string;
            readonly pickupStation: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
        };
        readonly CustomsFix: {
            /** @description Of the declaration or the address */
            readonly field: string | null;
            readonly kind: components["schemas"]["CustomsFixKind"];
            /** @description Opaque id */
            readonly parcelId: string | null;
        };
        /** @enum {string} */
        readonly CustomsFixKind: "EDIT_DECLARATION" | "EDIT_ADDRESS" | "CHANGE_CHANNEL" | "ASK";
        /**
         * @description BLOCKING: can’t be sent like this. MISSING: the customer can add it. WARNING: read this first. UNKNOWN: we have no data. READY: nothing to do. None of them refuses an order
         * @enum {string}
         */
        readonly CustomsLevel: "BLOCKING" | "MISSING" | "WARNING" | "UNKNOWN" | "READY";
        readonly CustomsPoint: {
            readonly fix: components["schemas"]["CustomsFix"] | null;
            readonly kind: components["schemas"]["CustomsPointKind"];
            readonly level: components["schemas"]["CustomsLevel"];
            readonly message: string;
            readonly source: components["schemas"]["CustomsSource"] | null;
            readonly title: string;
        };
        /** @enum {string} */
        readonly CustomsPointKind: "NOT_DECLARED" | "DESTINATION_UNKNOWN" | "ENGLISH_NAME" | "HS_CHAPTER" | "MATERIAL" | "VALUE_MISSING" | "DUTY_FREE_LIMIT" | "PROHIBITED" | "RESTRICTED" | "NOT_CARRIED" | "IDENTITY_DOCUMENT";
        /** @description What a shipment still lacks for customs at its destination */
        readonly CustomsReadiness: {
            /** @description The address that was looked at */
            readonly addressId: string | null;
            /** @description Of the customs tables */
            readonly dataVersion: string;
            /** @description Whether the tables have the destination */
            readonly isKnownDestination: boolean;
            /** @description How far the tables can be trusted, for the customer */
            readonly notice: string;
            /** @description In the order of the request */
            readonly parcels: readonly components["schemas"]["ParcelReadiness"][];
            /** @description Of the whole shipment, the most serious first */
            readonly points: readonly components["schemas"]["CustomsPoint"][];
            readonly regionGroup: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            /** Format: date-time */
            readonly time: string;
            readonly worst: components["schemas"]["CustomsLevel"];
        };
        readonly CustomsReadinessRequest: {
            /** @description Opaque id */
            readonly addressId?: string;
            readonly parcelIds: readonly string[];
            /** @description Where there is no address yet. With neither: the default address */
            readonly regionGroupId?: string;
            /** @description Opaque id */
            readonly transportationChannelId?: string;
        };
        readonly CustomsSource: {
            /**
             * Format: date
             * @description As of when: its own date, or since when its rule holds
             */
            readonly date: string;
            /** @description Who says so */
            readonly displayName: string;
            readonly url: string | null;
        };
        readonly DeclaredName: {
            readonly children: readonly components["schemas"]["DeclaredName"][];
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
        };
        readonly DeclaredNameListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 999 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly DeclaredNamePage: {
            readonly items: readonly components["schemas"]["DeclaredName"][];
            readonly totalCount: number;
        };
        readonly DeclaredRow: {
            readonly error: components["schemas"]["BatchRowError"] | null;
            /** @description Which row of the request */
            readonly index: number;
            readonly parcel: components["schemas"]["Parcel"] | null;
        };
        readonly DeclareParcelRequest: {
            readonly additionalServiceIds?: readonly string[];
            /** @description ISO 4217 */
            readonly declaredCurrency: string;
            readonly declaredName: string;
            /** @description Opaque id */
            readonly declaredNameId?: string;
            /** @description Decimal string in major units, at most two decimals */
            readonly declaredValue: string;
            /** @description What the goods are, for customs, in Latin letters */
            readonly englishName?: string;
            readonly expressCompanyCode?: string;
            readonly expressNumber: string;
            readonly images?: readonly string[];
            readonly insurance?: {
                /** @description Decimal string in major units, at most two decimals */
                readonly insuredValue?: string;
                readonly isInsured: boolean;
            };
            readonly itemQuantity: number;
            /** @description What the goods are made of */
            readonly material?: string;
            readonly purchaseOrderNumber?: string;
            readonly remarks?: string;
            readonly tags?: readonly string[];
            /** @description Opaque id */
            readonly warehouseId?: string;
        };
        readonly DeclareParcelsAnswer: {
            readonly declaredCount: number;
            readonly items: readonly components["schemas"]["DeclaredRow"][];
            readonly refusedCount: number;
        };
        readonly DeclareParcelsRequest: {
            readonly items: readonly components["schemas"]["DeclareParcelRequest"][];
        };
        readonly DetectExpressRequest: {
            readonly expressNumber: string;
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 999 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default certainty desc
             * @enum {string}
             */
            readonly sorting?: "certainty desc" | "";
        };
        readonly DisputedLine: {
            /** @description Decimal string in major units */
            readonly actual: string | null;
            readonly displayName: string;
            /** @description Decimal string in major units */
            readonly estimated: string | null;
            readonly kind: components["schemas"]["BillLineKind"];
        };
        /** @description How many runs came to which outcome */
        readonly DueRulesAnswer: {
            readonly announced: number;
            readonly skipped: number;
            readonly stopped: number;
            readonly submitted: number;
            readonly withdrawn: number;
        };
        readonly ErrorAnswer: {
            readonly error: {
                /** @description Which rule refused; stable, for programs */
                readonly code: string;
                /** @description Only on a 500: what to quote to support */
                readonly correlationId?: string;
                /** @description A value that goes with the code, for programs: on a 402 the shortfall */
                readonly details: string | null;
                /** @description For the customer, in the asked language */
                readonly message: string;
                readonly validationErrors: readonly components["schemas"]["ValidationError"][];
            };
        };
        /** @description Absent fields stay as they are */
        readonly EstimateChangeRequest: {
            readonly additionalServiceIds?: readonly string[];
            /** @description Opaque id */
            readonly addressId?: string;
            /** @description Text to look for */
            readonly filter?: string;
            readonly isInsured?: boolean;
            /** @default 999 */
            readonly maxResultCount?: number;
            readonly receivingMethod?: components["schemas"]["ReceivingMethod"];
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default total asc
             * @enum {string}
             */
            readonly sorting?: "total asc" | "";
        };
        /** @description Needs `addressId` or `regionGroupId` */
        readonly EstimateRequest: {
            readonly additionalServiceIds?: readonly string[];
            /** @description Opaque id */
            readonly addressId?: string;
            /** @description Opaque id */
            readonly couponId?: string;
            /** @description Text to look for */
            readonly filter?: string;
            readonly isInsured?: boolean;
            /** @default 999 */
            readonly maxResultCount?: number;
            readonly parcelIds: readonly string[];
            readonly receivingMethod: components["schemas"]["ReceivingMethod"];
            /** @description Opaque id */
            readonly regionGroupId?: string;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default total asc
             * @enum {string}
             */
            readonly sorting?: "total asc" | "";
            /** @description Opaque id */
            readonly transportationChannelId?: string;
        };
        readonly ExchangeRate: {
            /** @description ISO 4217 */
            readonly baseCurrencyCode: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly currencySymbol: string;
            readonly displayName: string;
            /** @description Decimal string: how much of the base currency one unit of the currency costs */
            readonly rate: string;
            /** Format: date-time */
            readonly updatedTime: string;
        };
        readonly ExchangeRateListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @description Same as maxResultCount; when both are sent, the smaller counts */
            readonly limit?: number;
            /** @description Without limit: 99 by default */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly ExchangeRatePage: {
            readonly items: readonly components["schemas"]["ExchangeRate"][];
            readonly totalCount: number;
        };
        /** @description Who looks after the customer */
        readonly ExclusiveCustomerService: {
            readonly email: string;
            /** @description Opaque id */
            readonly id: string;
            readonly mobile: string;
            readonly name: string;
            readonly nickname: string;
            /** Format: uri-reference */
            readonly qrCode: string;
            readonly wechatId: string;
            readonly workingHours: string;
        };
        readonly ExpressCompany: {
            readonly code: string;
            readonly displayName: string;
        };
        readonly ExpressCompanyListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 999 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly ExpressCompanyPage: {
            readonly items: readonly components["schemas"]["ExpressCompany"][];
            readonly totalCount: number;
        };
        readonly Faq: {
            /** @description Plain text */
            readonly answer: string;
            /** @description Opaque id */
            readonly id: string;
            readonly question: string;
        };
        readonly FaqPage: {
            readonly items: readonly components["schemas"]["Faq"][];
            readonly totalCount: number;
        };
        readonly FillPickupStationRequest: {
            readonly isFull: boolean;
        };
        readonly FinishServiceRequest: {
            /** @description Opaque id */
            readonly additionalServiceId: string;
            readonly expressNumber: string;
            readonly idCode?: string;
            /** @description Uploaded before */
            readonly images?: readonly string[];
            readonly measures?: {
                /** @description cm */
                readonly height: number;
                /** @description cm */
                readonly length: number;
                /** @description kg */
                readonly weight: number;
                /** @description cm */
                readonly width: number;
            };
        };
        readonly FundAccount: {
            /** @description Decimal string in major units */
            readonly balance: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly currencySymbol: string;
        };
        readonly FundAccountLog: {
            /** @description Positive into the account, negative out of it */
            readonly amount: string;
            /** @description Decimal string in major units */
            readonly balanceAfter: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly day: string;
            readonly description: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description For bringing another customer */
            readonly isReward: boolean;
            /** @description Of a top-up */
            readonly paymentMethodDisplayName: string | null;
            readonly subject: components["schemas"]["MessageSubject"] | null;
            /** @description What the customer knows the subject by */
            readonly subjectCode: string | null;
            /** Format: date-time */
            readonly time: string;
            readonly type: components["schemas"]["FundAccountLogType"] | null;
            readonly typeDisplayName: string;
        };
        readonly FundAccountLogListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @description By the warehouse’s calendar, such as 2026-11 */
            readonly month?: string;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default time desc
             * @enum {string}
             */
            readonly sorting?: "time desc" | "";
            readonly type?: components["schemas"]["FundAccountLogType"];
        };
        readonly FundAccountLogPage: {
            readonly items: readonly components["schemas"]["FundAccountLog"][];
            readonly totalCount: number;
        };
        /**
         * @description Topup 1, Withdraw 2, LogisticsOrder 3, BuyForMe 4, Refund 5, Parcel 6, Manual 7, LogisticsOrderRefund 8
         * @enum {integer}
         */
        readonly FundAccountLogType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        readonly FundAccountState: {
            /** @description Decimal string in major units */
            readonly balance: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly currencySymbol: string;
            /** @description Orders of both kinds that wait for money */
            readonly pendingPayCount: number;
            /** @description What auto-pay will take when orders leave */
            readonly reserved: string;
            /** @description What top-ups will bring once they are approved */
            readonly underReview: string;
        };
        readonly FundBalance: {
            /** @description Decimal string in major units */
            readonly balance: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
        };
        readonly FundMonth: {
            /** @description Decimal string in major units */
            readonly moneyIn: string;
            /** @description Not negative */
            readonly moneyOut: string;
            /** @description By the warehouse’s calendar, such as 2026-11 */
            readonly month: string;
        };
        readonly FundMonths: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Up to the current one, those without entries too */
            readonly months: readonly components["schemas"]["FundMonth"][];
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly today: string;
        };
        /** @enum {string} */
        readonly GoodsCategory: "GENERAL" | "SENSITIVE" | "PROHIBITED";
        readonly GoodsType: {
            readonly category: components["schemas"]["GoodsCategory"];
            readonly categoryDisplayName: string;
            /** @description What belongs to it */
            readonly description: string;
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description False for what no channel may carry */
            readonly isShippable: boolean;
        };
        readonly GoodsTypePage: {
            readonly items: readonly components["schemas"]["GoodsType"][];
            readonly totalCount: number;
        };
        readonly GrantCouponRequest: {
            readonly idCode: string;
        };
        readonly HeadingBlock: {
            /** @description 1 by default */
            readonly level?: number;
            readonly text: string;
            /** @enum {string} */
            readonly type: "heading";
        };
        readonly HealthAnswer: {
            /** @enum {string} */
            readonly status: "ok";
        };
        readonly HsChapter: {
            readonly code: string;
            readonly displayName: string;
        };
        readonly ImageBlock: {
            /** @description What it shows, for those who cannot see it */
            readonly description: string;
            /** @description Its own size in pixels, where known */
            readonly height?: number;
            /** @enum {string} */
            readonly type: "image";
            /** Format: uri-reference */
            readonly url: string;
            /** @description Its own size in pixels, where known */
            readonly width?: number;
        };
        readonly InboundImage: {
            /** Format: date-time */
            readonly time: string;
            /** Format: uri-reference */
            readonly url: string;
        };
        readonly InboundRequest: {
            readonly expressNumber: string;
            /** @description cm */
            readonly height: number;
            readonly idCode?: string;
            /** @description Uploaded before; without any a label is drawn */
            readonly images?: readonly string[];
            /** @description cm */
            readonly length: number;
            /** @description kg */
            readonly weight: number;
            /** @description cm */
            readonly width: number;
        };
        readonly Insurance: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Decimal string in major units */
            readonly insuredValue: string | null;
            readonly isInsured: boolean;
            /** @description Decimal string in major units */
            readonly premium: string | null;
        };
        readonly JsSdkAnswer: {
            readonly config: components["schemas"]["JsSdkConfig"] | null;
        };
        readonly JsSdkConfig: {
            readonly appId: string;
            readonly nonceStr: string;
            readonly signature: string;
            /** @description In seconds */
            readonly timestamp: number;
        };
        /** @description The lowest price of a kilogram to a destination, and how it travels at that price */
        readonly KilogramPrice: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Decimal string in major units */
            readonly price: string;
            readonly regionGroupDisplayName: string;
            /** @description Opaque id */
            readonly regionGroupId: string;
            readonly shippingMethodTypeDisplayName: string;
            readonly transitDays: components["schemas"]["TransitDays"];
        };
        readonly KilogramPriceListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly KilogramPricePage: {
            readonly items: readonly components["schemas"]["KilogramPrice"][];
            readonly totalCount: number;
        };
        /** @enum {string} */
        readonly Language: "zh-Hans" | "en";
        readonly LedgerCheck: {
            readonly isSound: boolean;
            readonly unbalancedJournals: readonly string[];
            readonly wrongBalances: readonly {
                /** @description Decimal string in major units */
                readonly cached: string;
                /** @description Opaque id */
                readonly fundAccountId: string;
                /** @description Decimal string in major units */
                readonly sum: string;
            }[];
            /** @description Lines whose balance was not the account’s */
            readonly wrongRunningBalances: readonly string[];
        };
        /**
         * @description NONE 0, PAGE 10, EXTERNAL_LINK 20, ARTICLE_CATEGORY 30, ARTICLE 40, ANNOUNCE 50
         * @enum {integer}
         */
        readonly LinkType: 0 | 10 | 20 | 30 | 40 | 50;
        /** @description A list inside a list is a block of its own, one level further in; the outer list goes on in another */
        readonly ListBlock: {
            /** @description Steps, with numbers; otherwise points */
            readonly isOrdered: boolean;
            readonly items: readonly (string | readonly components["schemas"]["TextSpan"][])[];
            /** @description How far in; 1 by default */
            readonly level?: number;
            /** @description First number; 1 by default */
            readonly start?: number;
            /** @enum {string} */
            readonly type: "list";
        };
        readonly LoginByCodeRequest: {
            /** @description Six digits */
            readonly code: string;
            readonly loginPlatform: components["schemas"]["LoginPlatform"];
            /** @description Mobile number or e-mail address */
            readonly target: string;
        };
        /**
         * @description Where the customer signs in
         * @enum {string}
         */
        readonly LoginPlatform: "WeChat_H5" | "WeChat_App" | "PcWebBackend" | "PcWebFrontend" | "MobileWebFrontend" | "CodeLogin";
        readonly LoginRequest: {
            readonly loginPlatform: components["schemas"]["LoginPlatform"];
            readonly password: string;
            /** @description Username, e-mail address or mobile number */
            readonly usernameOrEmail: string;
        };
        readonly LoginWechatMpRequest: {
            readonly code: string;
            readonly loginPlatform: components["schemas"]["LoginPlatform"];
            /** @description Of the button that shares the mobile number */
            readonly phoneCode?: string;
            /** @description The invite code of another customer */
            readonly referralCode?: string;
        };
        readonly LoginWechatRequest: {
            readonly code: string;
            readonly loginPlatform: components["schemas"]["LoginPlatform"];
            /** @description Comes back with the code */
            readonly state: string;
        };
        readonly LogisticsOrder: {
            /** @description 0 until the order is packed */
            readonly boxQuantity: number;
            readonly carrier: string | null;
            readonly code: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Opaque id */
            readonly id: string;
            readonly internationalTrackingNumber: string | null;
            readonly isAutoPay: boolean;
            readonly isInsured: boolean;
            readonly isTotalActual: boolean;
            readonly parcelCount: number;
            readonly paymentTerm: components["schemas"]["PaymentTerm"] | null;
            /** @description To show at the pickup station, while it waits there */
            readonly pickupCode: string | null;
            readonly pickupStation: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            readonly receivingMethod: components["schemas"]["ReceivingMethod"];
            readonly satisfaction: number | null;
            readonly shippingAddress: components["schemas"]["ShippingAddress"];
            readonly shippingMethodType: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
            readonly status: components["schemas"]["LogisticsOrderStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly statusTime: string;
            /** @description Decimal string in major units */
            readonly total: string;
            readonly transportationChannel: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly LogisticsOrderDetail: {
            readonly actualBill: components["schemas"]["Bill"] | null;
            readonly additionalServices: readonly components["schemas"]["AdditionalService"][];
            /** @description 0 until the order is packed */
            readonly boxQuantity: number;
            readonly carrier: string | null;
            readonly code: string;
            /** @description Opaque id */
            readonly couponId: string | null;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly estimatedBill: components["schemas"]["Bill"];
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly string[];
            readonly internationalTrackingNumber: string | null;
            readonly isAutoPay: boolean;
            readonly isInsured: boolean;
            readonly isTotalActual: boolean;
            readonly messageToStaff: string | null;
            readonly packingImages: readonly components["schemas"]["InboundImage"][];
            readonly packingInfo: readonly components["schemas"]["PackingBox"][];
            readonly parcelCount: number;
            readonly parcels: readonly components["schemas"]["Parcel"][];
            readonly paymentTerm: components["schemas"]["PaymentTerm"] | null;
            /** @description To show at the pickup station, while it waits there */
            readonly pickupCode: string | null;
            readonly pickupStation: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            readonly receivingMethod: components["schemas"]["ReceivingMethod"];
            readonly remarks: string | null;
            readonly review: string | null;
            readonly reviewImages: readonly string[];
            readonly satisfaction: number | null;
            readonly shippingAddress: components["schemas"]["ShippingAddress"];
            readonly shippingMethodType: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
            readonly status: components["schemas"]["LogisticsOrderStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly statusTime: string;
            /** @description Decimal string in major units */
            readonly total: string;
            readonly transportationChannel: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly LogisticsOrderListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "creationTime asc" | "";
            readonly status?: components["schemas"]["LogisticsOrderStatus"];
        };
        readonly LogisticsOrderLog: {
            readonly actor: components["schemas"]["Actor"];
            readonly description: string;
            /** @description Opaque id */
            readonly id: string;
            readonly move: components["schemas"]["LogisticsOrderMove"];
            readonly status: components["schemas"]["LogisticsOrderStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly time: string;
        };
        readonly LogisticsOrderLogList: {
            /** @description Newest first */
            readonly items: readonly components["schemas"]["LogisticsOrderLog"][];
            readonly totalCount: number;
        };
        /** @enum {string} */
        readonly LogisticsOrderMove: "submit" | "process" | "weigh" | "pay" | "autoPay" | "ship" | "reachPickupStation" | "sign" | "confirmReceipt" | "complete" | "cancel" | "reject" | "expire";
        readonly LogisticsOrderPage: {
            readonly items: readonly components["schemas"]["LogisticsOrder"][];
            readonly totalCount: number;
        };
        /**
         * @description Where a logistics order is
         * @enum {integer}
         */
        readonly LogisticsOrderStatus: 10 | 20 | 30 | 40 | 50 | 60 | 70 | 200 | 210;
        readonly LowestPrice: {
            /** @description null if one of the parcels cannot go alone */
            readonly aloneAmount: string | null;
            /** @description Decimal string in major units */
            readonly amount: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Where the default address is */
            readonly regionGroupDisplayName: string;
            /** @description `aloneAmount` less `amount` */
            readonly saving: string | null;
            /** @description The transport mode that has this price */
            readonly shippingMethodTypeDisplayName: string;
        };
        readonly Message: {
            readonly content: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description Opaque id */
            readonly id: string;
            readonly isRead: boolean;
            readonly kind: components["schemas"]["MessageKind"];
            readonly subject: components["schemas"]["MessageSubject"] | null;
            readonly title: string;
        };
        /** @enum {string} */
        readonly MessageChannel: "WECHAT" | "EMAIL";
        /** @enum {string} */
        readonly MessageKind: "PARCEL" | "LOGISTICS_ORDER" | "FUNDS" | "COUPON" | "STORE" | "AFTER_SALES";
        readonly MessageListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            readonly isRead?: boolean;
            readonly kind?: components["schemas"]["MessageKind"];
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "creationTime asc" | "";
        };
        readonly MessagePage: {
            readonly items: readonly components["schemas"]["Message"][];
            readonly totalCount: number;
        };
        readonly MessagePreferences: {
            /** @description Whether the customer has signed in to the mini program with WeChat: messages reach nobody else */
            readonly isWechatReachable: boolean;
            readonly items: readonly {
                readonly channels: readonly {
                    readonly channel: components["schemas"]["MessageChannel"];
                    readonly displayName: string;
                    readonly isEnabled: boolean;
                }[];
                readonly displayName: string;
                readonly kind: components["schemas"]["MessageKind"];
                /** @description How many WeChat messages are still agreed to */
                readonly wechatConsentCount: number;
                /** @description Which the mini program asks consent for; null where none is set up */
                readonly wechatTemplateId: string | null;
            }[];
        };
        readonly MessagePreferencesRequest: {
            readonly items: readonly {
                readonly channel: components["schemas"]["MessageChannel"];
                readonly isEnabled: boolean;
                readonly kind: components["schemas"]["MessageKind"];
            }[];
        };
        readonly MessageSubject: {
            /** @description Opaque id */
            readonly id: string;
            readonly type: components["schemas"]["SubjectType"];
        };
        /**
         * @description WEIGHT 10, VOLUME 20
         * @enum {integer}
         */
        readonly MeteringType: 10 | 20;
        readonly MiniProgramCode: {
            /** @description A data URL; null if there is no mini program */
            readonly picture: string | null;
        };
        readonly MyClaimListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "";
            readonly status?: components["schemas"]["ClaimStatus"];
        };
        readonly MyCoupon: {
            readonly businessType: components["schemas"]["CouponBusinessType"];
            /** @description Opaque id */
            readonly couponId: string;
            readonly couponType: components["schemas"]["CouponType"];
            readonly couponTypeDisplayName: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Days until the last day, 0 on that day, negative after it */
            readonly daysLeft: number | null;
            readonly description: string;
            /** @description Decimal string in major units */
            readonly discountAmount: string | null;
            /** @description The discount as a decimal string: 0.10 is 10% off */
            readonly discountRate: string | null;
            readonly displayName: string;
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly firstDay: string;
            /** @description False until it is valid */
            readonly hasBegun: boolean;
            /** @description Opaque id */
            readonly id: string;
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly lastDay: string | null;
            /** @description Decimal string in major units */
            readonly maximumDiscount: string | null;
            /** @description Decimal string in major units */
            readonly minimumSpend: string;
            /** @description Opaque id */
            readonly orderId: string | null;
            readonly status: components["schemas"]["MyCouponStatus"];
            readonly statusDisplayName: string;
            /** @description Empty: every channel */
            readonly transportationChannels: readonly {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            }[];
            /** Format: date-time */
            readonly usedTime: string | null;
            readonly useType: components["schemas"]["CouponUseType"];
            readonly useTypeDisplayName: string;
            /** Format: date-time */
            readonly validFrom: string;
            /** Format: date-time */
            readonly validUntil: string | null;
            /** Format: date-time */
            readonly voidTime: string | null;
        };
        readonly MyCouponListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "validUntil asc" | "";
            readonly status?: components["schemas"]["MyCouponStatus"];
            /** @description Any of these */
            readonly statuses?: readonly components["schemas"]["MyCouponStatus"][];
        };
        readonly MyCouponPage: {
            readonly items: readonly components["schemas"]["MyCoupon"][];
            readonly totalCount: number;
        };
        /**
         * @description NORMAL 1, USED 10, EXPIRED 20, CANCEL 30
         * @enum {integer}
         */
        readonly MyCouponStatus: 1 | 10 | 20 | 30;
        readonly MyReferral: {
            /** @description What others enter when they sign up */
            readonly code: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly invitedCount: number;
            /** @description Newest first, the last hundred */
            readonly invitees: readonly {
                /** @description Whether the customer was rewarded for them */
                readonly isRewarded: boolean;
                /** Format: date-time */
                readonly joinTime: string;
                /** @description Masked */
                readonly name: string;
            }[];
            /** @description For each friend, once they have paid a first order */
            readonly reward: string;
            /** @description Decimal string in major units */
            readonly rewardTotal: string;
            /** @description Paragraphs */
            readonly rules: readonly string[];
        };
        readonly NewServiceRequest: {
            /** @description Opaque id */
            readonly additionalServiceId: string;
            /** @description Decimal string in major units, at most two decimals */
            readonly expectedPrice: string;
            /** @description What staff should look at */
            readonly remarks?: string;
        };
        readonly NoticeBlock: {
            /** @description Plain, or spans that look different or lead somewhere; `\n` is a line break */
            readonly text: string | readonly components["schemas"]["TextSpan"][];
            readonly tone: components["schemas"]["NoticeTone"];
            /** @enum {string} */
            readonly type: "notice";
        };
        /** @enum {string} */
        readonly NoticeTone: "info" | "warning";
        readonly OpenCaseRequest: {
            readonly billLine?: {
                readonly displayName: string;
                readonly kind: components["schemas"]["BillLineKind"];
            };
            readonly description: string;
            readonly images?: readonly string[];
            readonly kind: components["schemas"]["AfterSalesKind"];
            /** @description Opaque id */
            readonly orderId?: string;
            /** @description Opaque id */
            readonly parcelId?: string;
        };
        readonly OpenedIdDocument: {
            /** @description In full */
            readonly idDocument: string;
        };
        readonly OperatorTopup: {
            /** @description Decimal string in major units, with as many decimals as the currency has */
            readonly amount: string;
            readonly code: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description Decimal string in major units, with as many decimals as the currency has */
            readonly creditedAmount: string;
            /** @description ISO 4217 */
            readonly creditedCurrencyCode: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly customer: {
                readonly idCode: string;
                readonly nickname: string;
            };
            /** @description Fixed at submission, a decimal string */
            readonly exchangeRate: string;
            /**
             * Format: date-time
             * @description When the review should be done, while it is under way
             */
            readonly expectedReviewTime: string | null;
            /** Format: date-time */
            readonly expirationTime: string | null;
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly string[];
            readonly paymentMethod: components["schemas"]["PaymentMethod"];
            readonly paymentMethodDisplayName: string;
            readonly receivingAccount: components["schemas"]["ReceivingAccount"];
            readonly rejectReason: string | null;
            readonly remarks: string | null;
            readonly status: components["schemas"]["TopupStatus"];
            readonly statusDisplayName: string;
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly OperatorTopupPage: {
            readonly items: readonly components["schemas"]["OperatorTopup"][];
            readonly totalCount: number;
        };
        /** @enum {string} */
        readonly OrderKind: "L" | "STORE_PARCEL" | "LB";
        readonly OrdersAtHand: {
            readonly openCases: number;
            readonly pendingPayment: number;
            readonly pendingShipment: number;
            readonly readyForPickup: number;
            readonly shipped: number;
        };
        readonly OrphanParcel: {
            /** Format: date-time */
            readonly arrivalTime: string;
            /** @description The claim under review */
            readonly claim: {
                /** Format: date-time */
                readonly creationTime: string;
                readonly idCode: string;
                readonly images: readonly string[];
                readonly note: string | null;
            } | null;
            readonly expressNumber: string;
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly components["schemas"]["InboundImage"][];
            readonly status: components["schemas"]["UnclaimedParcelStatus"];
            readonly statusDisplayName: string;
        };
        readonly OrphanParcelListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default arrivalTime desc
             * @enum {string}
             */
            readonly sorting?: "arrivalTime desc" | "arrivalTime asc" | "";
            readonly status?: components["schemas"]["UnclaimedParcelStatus"];
        };
        readonly OrphanParcelPage: {
            readonly items: readonly components["schemas"]["OrphanParcel"][];
            readonly totalCount: number;
        };
        readonly PackingBox: {
            /** @description cm */
            readonly height: number;
            /** @description cm */
            readonly length: number;
            /** @description kg */
            readonly weight: number;
            /** @description cm */
            readonly width: number;
        };
        readonly PageContentItem: {
            readonly displayTitle: string;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string;
            /** @description Path of a page, address, or id, as the link type says */
            readonly linkSourceValue: string | null;
            readonly linkType: components["schemas"]["LinkType"];
        };
        readonly PageContentItemListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @description Same as maxResultCount; when both are sent, the smaller counts */
            readonly limit?: number;
            /** @description Without limit: 8 by default */
            readonly maxResultCount?: number;
            readonly pageContentName: string;
            readonly pageName: string;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly PageContentItemPage: {
            readonly items: readonly components["schemas"]["PageContentItem"][];
            readonly totalCount: number;
        };
        readonly ParagraphBlock: {
            /** @description Plain, or spans that look different or lead somewhere; `\n` is a line break */
            readonly text: string | readonly components["schemas"]["TextSpan"][];
            /** @enum {string} */
            readonly type: "paragraph";
        };
        readonly Parcel: {
            readonly additionalServices: readonly components["schemas"]["AdditionalService"][];
            readonly businessType: components["schemas"]["BusinessType"];
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly declaredCurrency: string | null;
            readonly declaredName: string | null;
            /** @description Opaque id */
            readonly declaredNameId: string | null;
            /** @description Decimal string in major units */
            readonly declaredValue: string | null;
            /** @description The customer’s own; a name of the catalogue has one already */
            readonly englishName: string | null;
            readonly expressCompany: components["schemas"]["ExpressCompany"] | null;
            readonly expressNumber: string;
            /** @description cm */
            readonly height: number | null;
            /** @description Opaque id */
            readonly id: string;
            /** @description The customer’s */
            readonly images: readonly string[];
            /** @description The warehouse’s */
            readonly inboundImages: readonly components["schemas"]["InboundImage"][];
            /** @description kg, as weighed at check-in */
            readonly inboundWeight: number | null;
            readonly insurance: components["schemas"]["Insurance"];
            readonly isArrivedWarehouse: boolean;
            readonly isDeclared: boolean;
            readonly isSubmitted: boolean;
            readonly itemQuantity: number | null;
            /** @description cm */
            readonly length: number | null;
            /** @description Opaque id */
            readonly logisticsOrderId: string | null;
            readonly material: string | null;
            readonly purchaseOrderNumber: string | null;
            readonly remarks: string | null;
            readonly status: components["schemas"]["ParcelStatus"];
            readonly statusDisplayName: string;
            /**
             * Format: date-time
             * @description Since when it has had its status
             */
            readonly statusTime: string;
            readonly storage: components["schemas"]["ParcelStorage"] | null;
            readonly tags: readonly string[];
            /** @description Grows by one with every change */
            readonly version: number;
            /** @description m³ */
            readonly volume: number | null;
            /** @description kg */
            readonly volumeWeight: number | null;
            /** @description Opaque id */
            readonly warehouseId: string;
            /** @description kg */
            readonly weight: number | null;
            /** @description cm */
            readonly width: number | null;
        };
        readonly ParcelDetail: {
            readonly additionalServiceFee: components["schemas"]["ServiceFee"];
            readonly additionalServices: readonly components["schemas"]["AdditionalService"][];
            readonly businessType: components["schemas"]["BusinessType"];
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly declaredCurrency: string | null;
            readonly declaredName: string | null;
            /** @description Opaque id */
            readonly declaredNameId: string | null;
            /** @description Decimal string in major units */
            readonly declaredValue: string | null;
            /** @description The customer’s own; a name of the catalogue has one already */
            readonly englishName: string | null;
            readonly expressCompany: components["schemas"]["ExpressCompany"] | null;
            readonly expressNumber: string;
            /** @description cm */
            readonly height: number | null;
            /** @description Opaque id */
            readonly id: string;
            /** @description The customer’s */
            readonly images: readonly string[];
            /** @description The warehouse’s */
            readonly inboundImages: readonly components["schemas"]["InboundImage"][];
            /** @description kg, as weighed at check-in */
            readonly inboundWeight: number | null;
            readonly insurance: components["schemas"]["Insurance"];
            readonly isArrivedWarehouse: boolean;
            readonly isDeclared: boolean;
            readonly isSubmitted: boolean;
            readonly itemQuantity: number | null;
            /** @description cm */
            readonly length: number | null;
            /** @description Opaque id */
            readonly logisticsOrderId: string | null;
            /** @description Newest first */
            readonly logs: readonly components["schemas"]["ParcelLog"][];
            readonly material: string | null;
            readonly purchaseOrderNumber: string | null;
            readonly remarks: string | null;
            readonly shipment: components["schemas"]["ParcelShipment"] | null;
            readonly status: components["schemas"]["ParcelStatus"];
            readonly statusDisplayName: string;
            /**
             * Format: date-time
             * @description Since when it has had its status
             */
            readonly statusTime: string;
            readonly storage: components["schemas"]["ParcelStorage"] | null;
            readonly tags: readonly string[];
            /** @description Grows by one with every change */
            readonly version: number;
            /** @description m³ */
            readonly volume: number | null;
            /** @description cm³ that counted as one kilogram for the volume weight */
            readonly volumeDivisor: number | null;
            /** @description kg */
            readonly volumeWeight: number | null;
            readonly warehouseDisplayName: string;
            /** @description Opaque id */
            readonly warehouseId: string;
            /** @description kg */
            readonly weight: number | null;
            /** @description cm */
            readonly width: number | null;
        };
        readonly ParcelListRequest: {
            /** @description Can go into a logistics order: checked in, declared, in none yet */
            readonly canSubmit?: boolean;
            /** @description Text to look for */
            readonly filter?: string;
            readonly isDeclared?: boolean;
            readonly isSubmitted?: boolean;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "creationTime asc" | "inboundTime desc" | "inboundTime asc" | "freeUntil asc" | "";
            readonly status?: components["schemas"]["ParcelStatus"];
            /** @description Any of these */
            readonly statuses?: readonly components["schemas"]["ParcelStatus"][];
        };
        readonly ParcelLog: {
            readonly actor: components["schemas"]["Actor"];
            readonly description: string;
            /** @description Opaque id */
            readonly id: string;
            readonly move: components["schemas"]["ParcelLogEvent"];
            readonly status: components["schemas"]["ParcelStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly time: string;
        };
        /** @enum {string} */
        readonly ParcelLogEvent: "declare" | "arrive" | "buy" | "claim" | "inbound" | "submit" | "withdraw" | "consolidate" | "unpack" | "outbound" | "ship" | "reachPickupStation" | "sign" | "cancel" | "requestService" | "finishService" | "remeasure" | "extendStorage" | "refuseService" | "withdrawService";
        readonly ParcelPage: {
            readonly items: readonly components["schemas"]["Parcel"][];
            readonly totalCount: number;
        };
        readonly ParcelReadiness: {
            readonly declaredName: string | null;
            readonly expressNumber: string;
            /** @description Where the goods belong: several if the material decides, none if we don’t know */
            readonly hsChapters: readonly components["schemas"]["HsChapter"][];
            /** @description Opaque id */
            readonly parcelId: string;
            /** @description The most serious first */
            readonly points: readonly components["schemas"]["CustomsPoint"][];
            readonly worst: components["schemas"]["CustomsLevel"];
        };
        readonly ParcelsAtHand: {
            /** @description Of those, the one stored longest */
            readonly firstShippableId: string | null;
            readonly firstStorage: components["schemas"]["ParcelStorage"] | null;
            /** @description Checked in, and in no order */
            readonly inWarehouse: number;
            readonly lowestPrice: components["schemas"]["LowestPrice"] | null;
            readonly onTheWay: number;
            /** @description Those of them that are declared */
            readonly shippable: number;
            /** @description kg, of those in the warehouse */
            readonly weight: number;
        };
        readonly ParcelServices: {
            readonly offers: readonly components["schemas"]["ServiceOffer"][];
            /** @description Newest first */
            readonly requests: readonly components["schemas"]["ServiceRequest"][];
        };
        /** @description The logistics order that a parcel travels in */
        readonly ParcelShipment: {
            readonly carrier: string | null;
            readonly code: string;
            readonly internationalTrackingNumber: string | null;
            /** @description Opaque id */
            readonly orderId: string;
            readonly pickupCode: string | null;
            readonly pickupStation: {
                readonly address: string;
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
                readonly openingHours: string;
            } | null;
        };
        /**
         * @description Where a parcel is
         * @enum {integer}
         */
        readonly ParcelStatus: 50 | 60 | 63 | 65 | 70 | 120 | 130 | 145 | 150 | 210;
        readonly ParcelStorage: {
            /** @description Decimal string in major units */
            readonly accruedFee: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Decimal string in major units */
            readonly dailyFee: string;
            /** @description Days until the last free day, 0 on that day; below zero: days that cost */
            readonly daysLeft: number;
            readonly freeDays: number;
            /**
             * Format: date-time
             * @description The midnight that ends the last free day; from then on it costs
             */
            readonly freeUntil: string;
            /** Format: date-time */
            readonly inboundTime: string;
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly lastFreeDay: string;
        };
        readonly PayBatchRequest: {
            /** @description Decimal string in major units, at most two decimals */
            readonly expectedTotal: string;
            readonly orderIds: readonly string[];
        };
        /**
         * @description WECHAT_QRCODE 1, ALIPAY_QRCODE 2, PAYPAL 4, BANK_TRANSFER 8, BILLPLZ 32, TAOBAO_LINK 33
         * @enum {integer}
         */
        readonly PaymentMethod: 1 | 2 | 4 | 8 | 32 | 33;
        /** @description How long a weighed order can wait for its payment, in days of the warehouse’s calendar */
        readonly PaymentTerm: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Of each parcel whose free storage has ended */
            readonly dailyFee: string;
            /**
             * Format: date
             * @description The last day to pay; then the order is cancelled
             */
            readonly lastDay: string;
            /**
             * Format: date
             * @description The last day to pay without further storage fees; null once, or if never, they are added
             */
            readonly lastFreeDay: string | null;
        };
        readonly PayOrderRequest: {
            /** @description null takes the coupon off */
            readonly couponId?: string | null;
            /** @description Decimal string in major units, at most two decimals */
            readonly expectedTotal: string;
        };
        readonly PayStoreOrderRequest: {
            /** @description What the customer agreed to */
            readonly expectedTotal: string;
        };
        readonly PendingPay: {
            readonly code: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly displayName: string;
            /** Format: date-time */
            readonly expirationTime: string | null;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string | null;
            readonly kind: components["schemas"]["OrderKind"];
            /** @description Of a batch (LB) the orders in it; otherwise the one order */
            readonly orderIds: readonly string[];
            /** @description Decimal string in major units */
            readonly total: string;
        };
        readonly PendingPayListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            readonly kind?: components["schemas"]["OrderKind"];
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "";
        };
        readonly PendingPayPage: {
            readonly items: readonly components["schemas"]["PendingPay"][];
            readonly totalCount: number;
        };
        readonly PickupStation: {
            readonly address: string;
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description Whether it takes no new orders for now */
            readonly isFull: boolean;
            /** @description Degrees, WGS 84 */
            readonly latitude: number;
            /** @description Degrees, WGS 84 */
            readonly longitude: number;
            readonly mobile: string;
            readonly openingHours: string;
            readonly regionGroup: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
        };
        readonly PickupStationListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @description Opaque id */
            readonly regionGroupId?: string;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly PickupStationPage: {
            readonly items: readonly components["schemas"]["PickupStation"][];
            readonly totalCount: number;
        };
        readonly PreviewOrderBillRequest: {
            /** @description null takes the coupon off */
            readonly couponId: string | null;
        };
        readonly Pricing: {
            /** @description Decimal string in major units */
            readonly continuePrice: string | null;
            /** @description kg, or m³ where volume is metered */
            readonly continueUnit: number | null;
            /** @description Decimal string in major units */
            readonly firstPrice: string | null;
            /** @description kg, or m³ where volume is metered */
            readonly firstUnit: number | null;
            /** @description Decimal string in major units */
            readonly fixedPrice: string | null;
            readonly metering: components["schemas"]["MeteringType"];
            /** @description Decimal string in major units */
            readonly minimumCharge: string | null;
            readonly pricingType: components["schemas"]["PricingType"];
            /** @description Decimal string in major units */
            readonly unitPrice: string | null;
        };
        /**
         * @description FIXED 10, FIRST_CONTINUE 20, MEASURE 30
         * @enum {integer}
         */
        readonly PricingType: 10 | 20 | 30;
        /** @description What a channel would cost, or why it does not take the goods */
        readonly Quote: {
            readonly arrival: components["schemas"]["Arrival"] | null;
            readonly bill: components["schemas"]["Bill"] | null;
            readonly isTaxIncluded: boolean;
            readonly limits: components["schemas"]["ChannelLimits"];
            /** @description Why the channel cannot carry this; null beside a bill */
            readonly reason: string | null;
            readonly receivingMethods: readonly components["schemas"]["ReceivingMethod"][];
            readonly refusal: components["schemas"]["ChannelRefusal"] | null;
            readonly shippingMethodType: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
            readonly transitDays: components["schemas"]["TransitDays"] | null;
            readonly transportationChannel: {
                readonly description: string;
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
        };
        readonly QuoteBlock: {
            /** @description Plain, or spans that look different or lead somewhere; `\n` is a line break */
            readonly text: string | readonly components["schemas"]["TextSpan"][];
            /** @enum {string} */
            readonly type: "quote";
        };
        readonly QuoteList: {
            /** @description Cheapest first; those that cannot carry it at the end */
            readonly items: readonly components["schemas"]["Quote"][];
            readonly totalCount: number;
        };
        readonly ReadMessagesRequest: {
            readonly ids?: readonly string[];
            /** @description Instead of ids: every message, or every one of the kind */
            readonly isAll?: boolean;
            readonly kind?: components["schemas"]["MessageKind"];
        };
        readonly ReceivingAccount: {
            readonly bankHolderName: string | null;
            readonly bankName: string | null;
            readonly cardNumber: string | null;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly payLink: string | null;
            /** Format: uri-reference */
            readonly qrCode: string | null;
            readonly shopName: string | null;
        };
        /**
         * @description DOOR 10, PICKUP_STATION 20
         * @enum {integer}
         */
        readonly ReceivingMethod: 10 | 20;
        readonly RedeemCouponRequest: {
            /** @description Spaces, lower case and full-width letters make no difference */
            readonly code: string;
        };
        readonly RefreshRequest: {
            readonly refreshToken: string;
        };
        readonly RefundOrderRequest: {
            /** @description Decimal string in major units, at most two decimals */
            readonly amount: string;
            readonly reason: string;
        };
        readonly RefuseServiceRequest: {
            /** @description Opaque id */
            readonly additionalServiceId: string;
            readonly expressNumber: string;
            readonly idCode?: string;
            /** @description The customer reads it */
            readonly reason: string;
        };
        readonly Region: {
            readonly displayName: string;
            readonly hasChildren: boolean;
            /** @description Opaque id */
            readonly id: string;
            /** @description Opaque id */
            readonly parentId: string | null;
            /** @description Opaque id */
            readonly regionGroupId: string;
        };
        /** @description Destinations that are priced and taxed as one */
        readonly RegionGroup: {
            /** @description ISO 3166-1 alpha-2 */
            readonly countryCode: string;
            readonly displayName: string;
            /** @description Tax at import as a decimal: "0.09" is 9% */
            readonly gstRate: string;
            /** @description Whether an address names a province and a city of the list */
            readonly hasRegions: boolean;
            /** @description Opaque id */
            readonly id: string;
            /** @description Whether goods are sent there */
            readonly isDest: boolean;
            readonly postCodeExample: string;
            /** @description A regular expression that a whole post code matches */
            readonly postCodePattern: string;
        };
        readonly RegionGroupListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            readonly isDest?: boolean;
            /** @description Same as maxResultCount; when both are sent, the smaller counts */
            readonly limit?: number;
            /** @description Without limit: 99 by default */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly RegionGroupPage: {
            readonly items: readonly components["schemas"]["RegionGroup"][];
            readonly totalCount: number;
        };
        readonly RegionListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @description Without it: the top level */
            readonly parentId?: string;
            /** @description Opaque id */
            readonly regionGroupId: string;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly RegionPage: {
            readonly items: readonly components["schemas"]["Region"][];
            readonly totalCount: number;
        };
        readonly RegisterRequest: {
            /** @description Six digits */
            readonly code: string;
            readonly loginPlatform: components["schemas"]["LoginPlatform"];
            readonly password: string;
            /** @description The invite code of another customer */
            readonly referralCode?: string;
            /** @description Mobile number or e-mail address */
            readonly target: string;
            readonly username: string;
        };
        readonly RegisterUnclaimedRequest: {
            readonly expressNumber: string;
            /** @description cm */
            readonly height: number;
            /** @description Shown to every customer: no label must be readable */
            readonly images?: readonly string[];
            /** @description cm */
            readonly length: number;
            /** @description Opaque id */
            readonly warehouseId?: string;
            /** @description kg */
            readonly weight: number;
            /** @description cm */
            readonly width: number;
        };
        readonly RejectCaseRequest: {
            readonly reason: string;
        };
        readonly RejectClaimRequest: {
            readonly expressNumber: string;
            /** @description The customer reads it */
            readonly reason: string;
        };
        readonly RejectOrderRequest: {
            readonly reason: string;
        };
        readonly RejectTopupRequest: {
            /** @description Shown to the customer */
            readonly reason: string;
        };
        readonly RenewedUploadLinks: {
            /** @description In the order asked; without those that the customer did not upload */
            readonly items: readonly string[];
        };
        readonly RenewUploadLinksRequest: {
            readonly urls: readonly string[];
        };
        readonly ReplyRequest: {
            readonly content: string;
            readonly images?: readonly string[];
        };
        readonly ResetPasswordRequest: {
            /** @description Six digits */
            readonly code: string;
            readonly newPassword: string;
            /** @description Mobile number or e-mail address */
            readonly target: string;
        };
        readonly ResolveCaseRequest: {
            /** @description Decimal string in major units, at most two decimals */
            readonly compensation?: string;
            readonly content: string;
        };
        /** @enum {string} */
        readonly RuleFix: "ADDRESS" | "CHANNEL" | "PICKUP_STATION" | "SERVICES" | "CEILING" | "PARCELS" | "DECLARATION" | "CONTACT";
        readonly RuleParcel: {
            readonly declaredName: string | null;
            readonly expressNumber: string;
            /** @description Opaque id */
            readonly id: string;
            readonly reason: components["schemas"]["RuleReason"] | null;
            /** @description kg */
            readonly weight: number | null;
        };
        readonly RuleReason: {
            /** @description Stable, for programs */
            readonly code: string;
            readonly fix: components["schemas"]["RuleFix"] | null;
            readonly message: string;
            /** @description Opaque id */
            readonly parcelId: string | null;
        };
        readonly RuleRun: {
            /**
             * Format: date-time
             * @description When it submits, or would have
             */
            readonly dueTime: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description In the warehouse, but not sent */
            readonly leftParcels: readonly {
                readonly expressNumber: string;
                /** @description Opaque id */
                readonly id: string;
                readonly reason: components["schemas"]["RuleReason"];
            }[];
            readonly orderCode: string | null;
            /** @description Opaque id */
            readonly orderId: string | null;
            readonly outcome: components["schemas"]["RunOutcome"];
            readonly parcelCount: number;
            readonly reason: components["schemas"]["RuleReason"] | null;
            /**
             * Format: date-time
             * @description When it came to its outcome
             */
            readonly time: string;
            /** @description Decimal string in major units */
            readonly total: string | null;
        };
        readonly RuleRunListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default time desc
             * @enum {string}
             */
            readonly sorting?: "time desc" | "";
        };
        readonly RuleRunPage: {
            readonly items: readonly components["schemas"]["RuleRun"][];
            readonly totalCount: number;
        };
        /** @enum {string} */
        readonly RuleState: "ACTIVE" | "PAUSED" | "STOPPED" | "DONE";
        /** @description What a rule would do if it were due now */
        readonly RuleTrial: {
            readonly bill: components["schemas"]["Bill"] | null;
            /** @description Decimal string in major units */
            readonly maximumTotal: string;
            /** Format: date-time */
            readonly nextRunTime: string | null;
            /** @description What would be sent */
            readonly parcels: readonly components["schemas"]["RuleParcel"][];
            readonly reason: components["schemas"]["RuleReason"] | null;
            /** @description What would not, each with its reason */
            readonly waitingFor: readonly components["schemas"]["RuleParcel"][];
            readonly wouldSubmit: boolean;
        };
        /** @description The fields of its kind are required, and those of the others refused */
        readonly RuleTrigger: {
            /**
             * @description SCHEDULE
             * @enum {integer}
             */
            readonly everyWeeks?: 1 | 2 | 4;
            /**
             * Format: date
             * @description SCHEDULE: then every n weeks, same weekday
             */
            readonly firstDate?: string;
            /** @description WEIGHT: what can be sent weighs so much */
            readonly kilograms?: number;
            readonly kind: components["schemas"]["RuleTriggerKind"];
            /** @description PARCELS: all of these */
            readonly parcelIds?: readonly string[];
        };
        /** @enum {string} */
        readonly RuleTriggerKind: "PARCELS" | "SCHEDULE" | "WEIGHT";
        /** @enum {string} */
        readonly RunOutcome: "ANNOUNCED" | "SUBMITTED" | "SKIPPED" | "STOPPED" | "WITHDRAWN";
        readonly SendVerificationCodeAnswer: {
            /** @description Seconds until another code may be asked for */
            readonly resendAfter: number;
        };
        readonly SendVerificationCodeRequest: {
            readonly purpose: components["schemas"]["VerificationPurpose"];
            /** @description Mobile number or e-mail address */
            readonly target: string;
        };
        /** @description What the chosen services come to */
        readonly ServiceFee: {
            /** @description Decimal string in major units */
            readonly amount: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
        };
        readonly ServiceJob: {
            /** Format: date-time */
            readonly creationTime: string;
            readonly expressNumber: string;
            /** @description Opaque id */
            readonly id: string;
            readonly idCode: string;
            /** @description What staff photographed */
            readonly images: readonly components["schemas"]["InboundImage"][];
            /** @description Opaque id */
            readonly parcelId: string;
            /** @description Why it couldn’t be done */
            readonly reason: string | null;
            readonly remarks: string | null;
            readonly result: components["schemas"]["ServiceResult"] | null;
            readonly service: components["schemas"]["AdditionalService"];
            readonly status: components["schemas"]["ServiceRequestStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly statusTime: string;
        };
        readonly ServiceJobListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "creationTime asc" | "";
            readonly status?: components["schemas"]["ServiceRequestStatus"];
        };
        readonly ServiceJobPage: {
            readonly items: readonly components["schemas"]["ServiceJob"][];
            readonly totalCount: number;
        };
        readonly ServiceOffer: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly description: string;
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description Decimal string in major units */
            readonly price: string;
            readonly result: components["schemas"]["ServiceResult"] | null;
            /** @description Why the parcel can’t have it now: what a request would be refused with */
            readonly unavailable: {
                readonly code: string;
                readonly message: string;
            } | null;
        };
        readonly ServiceRequest: {
            /** Format: date-time */
            readonly creationTime: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description What staff photographed */
            readonly images: readonly components["schemas"]["InboundImage"][];
            /** @description Opaque id */
            readonly parcelId: string;
            /** @description Why it couldn’t be done */
            readonly reason: string | null;
            readonly remarks: string | null;
            readonly result: components["schemas"]["ServiceResult"] | null;
            readonly service: components["schemas"]["AdditionalService"];
            readonly status: components["schemas"]["ServiceRequestStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly statusTime: string;
        };
        /**
         * @description Requested 10, Done 20, Refused 30 and Withdrawn 40 (both refunded)
         * @enum {integer}
         */
        readonly ServiceRequestStatus: 10 | 20 | 30 | 40;
        /**
         * @description PHOTOS; MEASURES, weighed and measured anew; FREE_DAYS of storage, which begin at once
         * @enum {string}
         */
        readonly ServiceResult: "PHOTOS" | "MEASURES" | "FREE_DAYS";
        readonly SetPickupStationRequest: {
            /** @description Opaque id */
            readonly pickupStationId: string;
        };
        readonly ShipOrderRequest: {
            readonly carrier: string;
            readonly internationalTrackingNumber: string;
        };
        readonly ShippedAlone: {
            readonly declaredName: string | null;
            readonly expressNumber: string;
            readonly offer: components["schemas"]["CheapestOffer"] | null;
            /** @description Opaque id */
            readonly parcelId: string;
        };
        readonly ShippingAddress: {
            /** @description ISO 3166-1 alpha-2 */
            readonly countryCode: string;
            readonly detailsAddress: string;
            /** @description Masked, such as E1234****8 */
            readonly idDocument: string | null;
            readonly mobile: string;
            readonly postCode: string;
            readonly recipient: string;
            readonly region: {
                readonly cityDisplayName: string | null;
                /** @description Null for a city that is not in the list */
                readonly cityId: string | null;
                readonly provinceDisplayName: string | null;
                /** @description Opaque id */
                readonly provinceId: string | null;
            };
            readonly regionGroupDisplayName: string;
            /** @description Opaque id */
            readonly regionGroupId: string;
        };
        readonly ShippingMethodType: {
            readonly description: string;
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
        };
        readonly ShippingMethodTypePage: {
            readonly items: readonly components["schemas"]["ShippingMethodType"][];
            readonly totalCount: number;
        };
        readonly ShippingReferenceListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @description Same as maxResultCount; when both are sent, the smaller counts */
            readonly limit?: number;
            /** @description Without limit: 99 by default */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly ShortLink: {
            readonly code: string;
            /** @description Absolute; opens the page in a browser, with the referral code of its author */
            readonly url: string;
        };
        readonly ShortLinkCode: {
            readonly code: string;
        };
        readonly ShortLinkPicture: {
            /** @description A data URL: a mini program code, or a QR code of the short link where there is no mini program */
            readonly picture: string;
        };
        readonly ShortLinkRequest: {
            /** @description Path and parameters of a page of the app, such as /pages-store/store/product/product?id=1 */
            readonly path: string;
        };
        readonly ShortLinkTarget: {
            /** @description The page, with the referral code of the customer who shared it */
            readonly path: string;
        };
        readonly SiteConfiguration: {
            readonly appName: string;
            readonly currencies: readonly {
                /** @description ISO 4217 */
                readonly currencyCode: string;
                readonly currencySymbol: string;
                readonly displayName: string;
            }[];
            readonly customerService: {
                readonly email: string;
                readonly mobile: string | null;
                readonly workingHours: string;
            };
            /** @description In which a parcel’s value may be declared */
            readonly declaredCurrencies: readonly string[];
            /** @description ISO 4217 */
            readonly defaultCurrencyCode: string;
            readonly defaultLanguage: components["schemas"]["Language"];
            readonly insurance: {
                /** @description Decimal string in major units */
                readonly maximumInsuredValue: string;
                /** @description Decimal string in major units */
                readonly minimumPremium: string;
                /** @description Premium per insured value, such as "0.01" */
                readonly rate: string;
            };
            readonly languages: readonly components["schemas"]["Language"][];
            readonly storage: {
                /** @description ISO 4217 */
                readonly currencyCode: string;
                /** @description Decimal string in major units */
                readonly dailyFee: string;
                readonly freeDays: number;
            };
            /** @description Opaque id */
            readonly tenantId: string;
            readonly tenantName: string;
            readonly upload: {
                readonly contentTypes: readonly string[];
                readonly maxBytes: number;
                readonly maxImagesPerParcel: number;
            };
            readonly version: string;
            /** @description cm³ that count as one kilogram */
            readonly volumeDivisor: number;
            /** @description Hosts whose pages, and whose subdomains’ pages, the mini program may open */
            readonly webViewHosts: readonly string[];
        };
        readonly StatusDefinition: {
            readonly displayName: string;
            /** @description The status code */
            readonly id: number;
            /** @description Whether a count belongs beside the name */
            readonly isShowNum: boolean;
            /** @description Null when not asked for, or nobody is signed in */
            readonly showCount: number | null;
        };
        readonly StatusDefinitionPage: {
            readonly items: readonly components["schemas"]["StatusDefinition"][];
            readonly totalCount: number;
        };
        /**
         * @description 10 parcel, 20 logistics order
         * @enum {integer}
         */
        readonly StatusDefinitionType: 10 | 20;
        readonly StoreCategory: {
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string | null;
            readonly productCount: number;
        };
        readonly StoreCategoryListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly StoreCategoryPage: {
            readonly items: readonly components["schemas"]["StoreCategory"][];
            readonly totalCount: number;
        };
        readonly StoreOrder: {
            readonly code: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /**
             * Format: date-time
             * @description Unpaid, it is cancelled then
             */
            readonly expirationTime: string | null;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string;
            /** @description What the paid goods became */
            readonly parcelId: string | null;
            readonly productDisplayName: string;
            /** @description Opaque id */
            readonly productId: string;
            readonly quantity: number;
            readonly remarks: string | null;
            readonly skuDisplayName: string;
            /** @description Opaque id */
            readonly skuId: string;
            readonly status: components["schemas"]["StoreOrderStatus"];
            readonly statusDisplayName: string;
            /** @description Decimal string in major units */
            readonly total: string;
            /** @description Decimal string in major units */
            readonly unitPrice: string;
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly StoreOrderDetail: {
            readonly code: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /**
             * Format: date-time
             * @description Unpaid, it is cancelled then
             */
            readonly expirationTime: string | null;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string;
            /** @description Newest first */
            readonly logs: readonly components["schemas"]["StoreOrderLog"][];
            /** @description What the paid goods became */
            readonly parcelId: string | null;
            readonly productDisplayName: string;
            /** @description Opaque id */
            readonly productId: string;
            readonly quantity: number;
            readonly remarks: string | null;
            readonly skuDisplayName: string;
            /** @description Opaque id */
            readonly skuId: string;
            readonly status: components["schemas"]["StoreOrderStatus"];
            readonly statusDisplayName: string;
            /** @description Decimal string in major units */
            readonly total: string;
            /** @description Decimal string in major units */
            readonly unitPrice: string;
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly StoreOrderListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "";
            readonly status?: components["schemas"]["StoreOrderStatus"];
        };
        readonly StoreOrderLog: {
            readonly actor: components["schemas"]["Actor"];
            readonly description: string;
            /** @description Opaque id */
            readonly id: string;
            readonly move: components["schemas"]["StoreOrderMove"];
            readonly status: components["schemas"]["StoreOrderStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly time: string;
        };
        /** @enum {string} */
        readonly StoreOrderMove: "submit" | "pay" | "cancel" | "expire";
        readonly StoreOrderPage: {
            readonly items: readonly components["schemas"]["StoreOrder"][];
            readonly totalCount: number;
        };
        readonly StoreOrderRequest: {
            /**
             * @description The customer’s own warehouse
             * @enum {string}
             */
            readonly addressee: "warehouse";
            /** @description What the customer agreed to */
            readonly expectedTotal?: string;
            readonly quantity: number;
            readonly remarks?: string;
            /** @description Opaque id */
            readonly skuId: string;
        };
        /**
         * @description PendingPayment 10, Paid 20, Canceled 30
         * @enum {integer}
         */
        readonly StoreOrderStatus: 10 | 20 | 30;
        readonly StoreProduct: {
            /** @description Opaque id */
            readonly categoryId: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string;
            /** @description Decimal string in major units */
            readonly originalPrice: string | null;
            /** @description Decimal string in major units */
            readonly price: string;
            readonly soldCount: number;
            readonly stock: number;
            readonly summary: string;
        };
        readonly StoreProductDetail: {
            /** @description Opaque id */
            readonly categoryId: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description From top to bottom */
            readonly detail: readonly (components["schemas"]["ParagraphBlock"] | components["schemas"]["HeadingBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NoticeBlock"] | components["schemas"]["QuoteBlock"] | components["schemas"]["TableBlock"])[];
            readonly displayName: string;
            readonly gallery: readonly string[];
            /** @description Opaque id */
            readonly id: string;
            /** Format: uri-reference */
            readonly image: string;
            /** @description Decimal string in major units */
            readonly originalPrice: string | null;
            /** @description Decimal string in major units */
            readonly price: string;
            /**
             * Format: uri-reference
             * @description For a share card: JPEG, five to four
             */
            readonly shareImage: string | null;
            readonly skus: readonly components["schemas"]["StoreSku"][];
            readonly soldCount: number;
            readonly stock: number;
            readonly summary: string;
            readonly video: components["schemas"]["StoreVideo"] | null;
        };
        readonly StoreProductListRequest: {
            /** @description Opaque id */
            readonly categoryId?: string;
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "price asc" | "price desc" | "soldCount desc" | "creationTime desc" | "";
        };
        readonly StoreProductPage: {
            readonly items: readonly components["schemas"]["StoreProduct"][];
            readonly totalCount: number;
        };
        readonly StoreSku: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description Decimal string in major units */
            readonly price: string;
            readonly stock: number;
        };
        readonly StoreVideo: {
            /** Format: uri-reference */
            readonly poster: string;
            /**
             * Format: uri-reference
             * @description MP4 with H.264, served in ranges
             */
            readonly url: string;
        };
        /** @enum {string} */
        readonly SubjectType: "PARCEL" | "LOGISTICS_ORDER" | "TOPUP" | "COUPON" | "STORE_ORDER" | "AFTER_SALES" | "UNCLAIMED_PARCEL" | "CONSOLIDATION_RULE";
        readonly SubmitOrderRequest: {
            readonly additionalServiceIds?: readonly string[];
            /** @description Opaque id */
            readonly addressId: string;
            /** @description Opaque id */
            readonly couponId?: string;
            readonly images?: readonly string[];
            readonly isAutoPay?: boolean;
            readonly isInsured?: boolean;
            readonly messageToStaff?: string;
            readonly parcelIds: readonly string[];
            /** @description Opaque id */
            readonly pickupStationId?: string;
            readonly receivingMethod: components["schemas"]["ReceivingMethod"];
            readonly remarks?: string;
            /** @description Opaque id */
            readonly shippingMethodTypeId: string;
            /** @description Opaque id */
            readonly transportationChannelId: string;
        };
        readonly SubmitProofRequest: {
            /** @description The customer’s own uploads */
            readonly images: readonly string[];
            readonly remarks?: string;
        };
        readonly SystemEnum: {
            readonly list: readonly components["schemas"]["SystemEnumItem"][];
            /** @description Its name; of a free index, the index */
            readonly type: string;
        };
        readonly SystemEnumItem: {
            /** @description What a customer reads */
            readonly name: string;
            /** @description The code, as text */
            readonly valueStr: string;
        };
        readonly SystemEnumList: {
            readonly items: readonly components["schemas"]["SystemEnum"][];
        };
        readonly SystemEnumListRequest: {
            /** @description Names or indexes, as numbers or as text; all when absent or empty. 0 LoginStatus, 1 Language, 2 LoginPlatform, 3 PaymentMethod, 4 FundAccountLogType, 5 TopupStatus, 6 CouponType, 7 CouponUseType, 8 MyCouponStatus, 9 CouponBusinessType, 10 UserType, 11 BusinessType, 12 PricingType, 13 MeteringType, 14 LinkType, 15 OrderKind, 16 LogisticsOrderStatus, 17 ParcelStatus, 18 ReceivingMethod, 19 AdditionalServiceType, 20 StoreOrderStatus, 21 AfterSalesStatus, 22 AfterSalesKind, 23 UnclaimedParcelStatus; the rest up to 41 is free and has an empty list */
            readonly types?: readonly (number | string)[];
        };
        readonly TableBlock: {
            /** @description Whether the first row names the columns */
            readonly hasHeader: boolean;
            /** @description All equally long */
            readonly rows: readonly (readonly (string | readonly components["schemas"]["TextSpan"][])[])[];
            /** @enum {string} */
            readonly type: "table";
        };
        readonly TextSpan: {
            readonly isBold?: boolean;
            readonly isItalic?: boolean;
            readonly link?: components["schemas"]["ContentLink"];
            readonly text: string;
        };
        readonly TodoItem: {
            readonly count: number;
            readonly worst: components["schemas"]["TodoSubject"] | null;
        };
        readonly TodoSubject: {
            /** @description To pay: the bill, or the storage so far; what a top-up adds */
            readonly amount: string | null;
            /** @description ISO 4217 */
            readonly currencyCode: string | null;
            /** @description Days of free storage; negative once it costs */
            readonly daysLeft: number | null;
            /** Format: date-time */
            readonly deadline: string | null;
            /** @description A tracking number, or the code of an order, top-up or case */
            readonly displayName: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description The parcel, or one of the order */
            readonly parcelId: string | null;
            readonly paymentTerm: components["schemas"]["PaymentTerm"] | null;
            readonly type: components["schemas"]["SubjectType"];
        };
        readonly TodoSummary: {
            /** @description Coupons in hand, neither used nor expired */
            readonly coupons: number;
            readonly exception: components["schemas"]["TodoItem"];
            readonly orders: components["schemas"]["OrdersAtHand"];
            readonly parcels: components["schemas"]["ParcelsAtHand"];
            readonly pendingPayment: components["schemas"]["TodoItem"];
            readonly readyForPickup: components["schemas"]["TodoItem"];
            readonly storageEnding: components["schemas"]["TodoItem"];
            readonly undeclared: components["schemas"]["TodoItem"];
            readonly underReview: components["schemas"]["TodoItem"];
        };
        readonly Token: {
            readonly accessToken: string;
            /** @description Seconds that the access token lives */
            readonly expiresIn: number;
            /** @description Seconds that the refresh token lives */
            readonly refreshExpiresIn: number;
            /** @description Works once */
            readonly refreshToken: string;
            /** @enum {string} */
            readonly tokenType: "Bearer";
        };
        readonly Topup: {
            /** @description Decimal string in major units, with as many decimals as the currency has */
            readonly amount: string;
            readonly code: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description Decimal string in major units, with as many decimals as the currency has */
            readonly creditedAmount: string;
            /** @description ISO 4217 */
            readonly creditedCurrencyCode: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Fixed at submission, a decimal string */
            readonly exchangeRate: string;
            /**
             * Format: date-time
             * @description When the review should be done, while it is under way
             */
            readonly expectedReviewTime: string | null;
            /** Format: date-time */
            readonly expirationTime: string | null;
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly string[];
            readonly paymentMethod: components["schemas"]["PaymentMethod"];
            readonly paymentMethodDisplayName: string;
            readonly receivingAccount: components["schemas"]["ReceivingAccount"];
            readonly rejectReason: string | null;
            readonly remarks: string | null;
            readonly status: components["schemas"]["TopupStatus"];
            readonly statusDisplayName: string;
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly TopupCurrency: {
            /** @description ISO 4217 */
            readonly creditedCurrencyCode: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly currencySymbol: string;
            /** @description How many an amount has */
            readonly decimals: number;
            readonly displayName: string;
            /** @description Of the account’s currency for one of this, a decimal string */
            readonly exchangeRate: string;
        };
        readonly TopupCurrencyList: {
            readonly items: readonly components["schemas"]["TopupCurrency"][];
            readonly totalCount: number;
        };
        readonly TopupCurrencyListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 999 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly TopupDetail: {
            /** @description Decimal string in major units, with as many decimals as the currency has */
            readonly amount: string;
            readonly code: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** @description Decimal string in major units, with as many decimals as the currency has */
            readonly creditedAmount: string;
            /** @description ISO 4217 */
            readonly creditedCurrencyCode: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Fixed at submission, a decimal string */
            readonly exchangeRate: string;
            /**
             * Format: date-time
             * @description When the review should be done, while it is under way
             */
            readonly expectedReviewTime: string | null;
            /** Format: date-time */
            readonly expirationTime: string | null;
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly string[];
            /** @description Newest first */
            readonly logs: readonly components["schemas"]["TopupLog"][];
            readonly paymentMethod: components["schemas"]["PaymentMethod"];
            readonly paymentMethodDisplayName: string;
            readonly receivingAccount: components["schemas"]["ReceivingAccount"];
            readonly rejectReason: string | null;
            readonly remarks: string | null;
            /** Format: date-time */
            readonly serverTime: string;
            readonly status: components["schemas"]["TopupStatus"];
            readonly statusDisplayName: string;
            /** @description Grows by one with every change */
            readonly version: number;
        };
        readonly TopupListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "creationTime asc" | "";
            readonly status?: components["schemas"]["TopupStatus"];
        };
        readonly TopupLog: {
            readonly actor: components["schemas"]["Actor"];
            readonly description: string;
            /** @description Opaque id */
            readonly id: string;
            readonly move: components["schemas"]["TopupMove"];
            readonly status: components["schemas"]["TopupStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly time: string;
        };
        readonly TopupMethod: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            readonly displayName: string;
            readonly instructions: string;
            /** @description Decimal string in major units, with as many decimals as the currency has */
            readonly maximum: string;
            /** @description Decimal string in major units, with as many decimals as the currency has */
            readonly minimum: string;
            readonly paymentMethod: components["schemas"]["PaymentMethod"];
            readonly receivingAccounts: readonly components["schemas"]["ReceivingAccount"][];
            /** @description How long a review usually takes */
            readonly reviewMinutes: number;
        };
        readonly TopupMethodList: {
            readonly items: readonly components["schemas"]["TopupMethod"][];
            readonly totalCount: number;
        };
        readonly TopupMethodListRequest: {
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 999 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        /** @enum {string} */
        readonly TopupMove: "submit" | "request" | "approve" | "reject" | "cancel" | "expire";
        readonly TopupPage: {
            readonly items: readonly components["schemas"]["Topup"][];
            readonly totalCount: number;
        };
        /**
         * @description Pending 1, Expired 2, Cancalled 3 (spelled so), PendingAudit 6, Paid 8
         * @enum {integer}
         */
        readonly TopupStatus: 1 | 2 | 3 | 6 | 8;
        readonly Tracking: {
            readonly carrier: string | null;
            /** @description Newest first */
            readonly events: readonly components["schemas"]["TrackingEvent"][];
            readonly number: string;
            /** @description The caller’s own order that goes by this number, or that the parcel is in */
            readonly orderId: string | null;
            /** @description The caller’s own parcel with this number; null for anybody else */
            readonly parcelId: string | null;
            readonly status: components["schemas"]["TrackingStatus"];
            readonly statusDisplayName: string;
        };
        readonly TrackingEvent: {
            /** @description The carrier’s or the warehouse’s own words for the owner; what the status means for others */
            readonly description: string;
            readonly location: string | null;
            readonly status: components["schemas"]["TrackingStatus"];
            readonly statusDisplayName: string;
            /** Format: date-time */
            readonly time: string;
        };
        readonly TrackingRequest: {
            /** @description An order code, an international number or an express number */
            readonly number: string;
        };
        /** @enum {string} */
        readonly TrackingStatus: "not_found" | "info_received" | "picked_up" | "in_transit" | "customs" | "out_for_delivery" | "ready_for_pickup" | "delivered" | "delivery_failed" | "returning" | "exception" | "expired";
        readonly TrackOrderRequest: {
            readonly description: string;
            readonly descriptionEn?: string;
            readonly location?: string;
            readonly locationEn?: string;
            readonly status: components["schemas"]["TrackingStatus"];
        };
        readonly TransitDays: {
            readonly maximum: number;
            readonly minimum: number;
        };
        readonly TransportationChannel: {
            readonly description: string;
            readonly displayName: string;
            /** @description What the channel takes */
            readonly goodsTypes: readonly {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            }[];
            /** @description Opaque id */
            readonly id: string;
            readonly isTaxIncluded: boolean;
            readonly limits: components["schemas"]["ChannelLimits"];
            readonly metering: components["schemas"]["MeteringType"];
            /** @description The least that is charged for: kg or m³ */
            readonly minimumMeasure: number;
            readonly rates: readonly components["schemas"]["ChannelRate"][];
            readonly receivingMethods: readonly components["schemas"]["ReceivingMethod"][];
            /** @description kg, or m³ where volume is metered */
            readonly roundingStep: number;
            readonly shippingMethodType: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            };
            /** @description cm³ that count as one kilogram */
            readonly volumeDivisor: number;
        };
        readonly TransportationChannelListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            readonly goodsTypeIds?: readonly string[];
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @description Opaque id */
            readonly regionGroupId?: string;
            /** @description Opaque id */
            readonly shippingMethodTypeId?: string;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly TransportationChannelPage: {
            readonly items: readonly components["schemas"]["TransportationChannel"][];
            readonly totalCount: number;
        };
        readonly UnclaimedParcel: {
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly arrivalDay: string;
            /** @description Opaque id */
            readonly id: string;
            /** @description The caller’s claim is under review */
            readonly isClaimedByMe: boolean;
            /** @description The tracking number, most of it hidden */
            readonly maskedNumber: string;
            /** Format: uri-reference */
            readonly photo: string | null;
            readonly status: components["schemas"]["UnclaimedParcelStatus"];
            readonly statusDisplayName: string;
            readonly weightClass: components["schemas"]["WeightClass"];
            readonly weightClassDisplayName: string;
        };
        readonly UnclaimedParcelClaim: {
            /**
             * Format: date
             * @description By the warehouse’s calendar
             */
            readonly arrivalDay: string;
            /** Format: date-time */
            readonly creationTime: string;
            /** Format: date-time */
            readonly decisionTime: string | null;
            /** @description Opaque id */
            readonly id: string;
            readonly images: readonly string[];
            /** @description The tracking number, most of it hidden */
            readonly maskedNumber: string;
            readonly note: string | null;
            /** @description Opaque id */
            readonly parcelId: string | null;
            /** Format: uri-reference */
            readonly photo: string | null;
            readonly rejectionReason: string | null;
            readonly status: components["schemas"]["ClaimStatus"];
            readonly statusDisplayName: string;
            /** @description Opaque id */
            readonly unclaimedParcelId: string;
            readonly weightClass: components["schemas"]["WeightClass"];
            readonly weightClassDisplayName: string;
        };
        readonly UnclaimedParcelClaimPage: {
            readonly items: readonly components["schemas"]["UnclaimedParcelClaim"][];
            readonly totalCount: number;
        };
        readonly UnclaimedParcelListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default arrivalTime desc
             * @enum {string}
             */
            readonly sorting?: "arrivalTime desc" | "arrivalTime asc" | "";
        };
        readonly UnclaimedParcelPage: {
            readonly items: readonly components["schemas"]["UnclaimedParcel"][];
            readonly totalCount: number;
        };
        /**
         * @description Unclaimed 10, UnderReview 20, Claimed 30
         * @enum {integer}
         */
        readonly UnclaimedParcelStatus: 10 | 20 | 30;
        readonly UndeclaredParcelListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "creationTime asc" | "inboundTime desc" | "inboundTime asc" | "freeUntil asc" | "";
        };
        readonly UnreadMessageCount: {
            readonly count: number;
            /** @description Kinds with unread messages */
            readonly kinds: readonly {
                readonly count: number;
                readonly kind: components["schemas"]["MessageKind"];
            }[];
        };
        readonly UpdateOrderRequest: {
            readonly additionalServiceIds?: readonly string[];
            /** @description Opaque id */
            readonly addressId?: string;
            readonly images?: readonly string[];
            readonly isInsured?: boolean;
            readonly messageToStaff?: string;
            /** @description Opaque id */
            readonly pickupStationId?: string;
            readonly receivingMethod?: components["schemas"]["ReceivingMethod"];
            readonly remarks?: string;
            /** @description Opaque id */
            readonly shippingMethodTypeId?: string;
            /** @description Opaque id */
            readonly transportationChannelId?: string;
            readonly version?: number;
        };
        readonly UpdateParcelRequest: {
            readonly additionalServiceIds?: readonly string[];
            /** @description ISO 4217 */
            readonly declaredCurrency: string;
            readonly declaredName: string;
            /** @description Opaque id */
            readonly declaredNameId?: string;
            /** @description Decimal string in major units, at most two decimals */
            readonly declaredValue: string;
            /** @description What the goods are, for customs, in Latin letters */
            readonly englishName?: string;
            readonly expressCompanyCode?: string;
            readonly expressNumber: string;
            readonly images?: readonly string[];
            readonly insurance?: {
                /** @description Decimal string in major units, at most two decimals */
                readonly insuredValue?: string;
                readonly isInsured: boolean;
            };
            readonly itemQuantity: number;
            /** @description What the goods are made of */
            readonly material?: string;
            readonly purchaseOrderNumber?: string;
            readonly remarks?: string;
            readonly tags?: readonly string[];
            /** @description The version that the changes are to */
            readonly version?: number;
            /** @description Opaque id */
            readonly warehouseId?: string;
        };
        readonly UpdateRuleRequest: {
            readonly additionalServiceIds?: readonly string[];
            /** @description Opaque id */
            readonly addressId: string;
            readonly displayName?: string;
            /** @description Never charges more than `maximumTotal`: above it, auto-pay is switched off */
            readonly isAutoPay?: boolean;
            readonly isInsured?: boolean;
            /** @description A dearer order is not submitted, and the rule stops */
            readonly maximumTotal: string;
            /** @description Opaque id */
            readonly pickupStationId?: string;
            readonly receivingMethod: components["schemas"]["ReceivingMethod"];
            readonly remarks?: string;
            /** @description Opaque id */
            readonly shippingMethodTypeId: string;
            /** @description Opaque id */
            readonly transportationChannelId: string;
            readonly trigger: components["schemas"]["RuleTrigger"];
            readonly version: number;
        };
        readonly UploadedFile: {
            /** @description As the customer’s device called it */
            readonly name: string;
            /** @description Bytes, as stored */
            readonly size: number;
            /** Format: uri-reference */
            readonly url: string;
        };
        readonly User: {
            /** Format: uri-reference */
            readonly avatar: string | null;
            readonly currentFundAccount: components["schemas"]["FundAccount"];
            readonly email: string | null;
            readonly hasPassword: boolean;
            /** @description Opaque id */
            readonly id: string;
            /** @description The customer’s personal warehouse code */
            readonly idCode: string;
            /** @description The referral code that friends enter when they sign up */
            readonly inviteCode: string;
            readonly isWechatBound: boolean;
            readonly mobileNumber: string | null;
            readonly nickname: string;
            readonly pickupStation: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            readonly userName: string;
            readonly userType: components["schemas"]["UserType"];
            readonly vipGroup: {
                readonly displayName: string;
                /** @description Opaque id */
                readonly id: string;
            } | null;
            readonly wechatId: string | null;
            /** Format: uri-reference */
            readonly wechatQrCode: string | null;
        };
        readonly UserTag: {
            readonly tag: string;
        };
        readonly UserTagListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @description Same as maxResultCount; when both are sent, the smaller counts */
            readonly limit?: number;
            /** @description Without limit: 10 by default */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default usedTime desc
             * @enum {string}
             */
            readonly sorting?: "usedTime desc" | "";
        };
        readonly UserTagPage: {
            readonly items: readonly components["schemas"]["UserTag"][];
            readonly totalCount: number;
        };
        readonly UserTopupRequest: {
            /** @description Decimal string in major units, with at most as many decimals as the currency has */
            readonly amount: string;
            /** @description ISO 4217 */
            readonly currencyCode: string;
            /** @description The customer’s own uploads */
            readonly images?: readonly string[];
            /** @description Without pictures: keeps it as Pending until submit-proof brings them */
            readonly isDraft?: boolean;
            readonly method: components["schemas"]["PaymentMethod"];
            /** @description Opaque id */
            readonly receivingAccountId: string;
            readonly remarks?: string;
        };
        /**
         * @description ADMIN 1, CUSTOMER 2
         * @enum {integer}
         */
        readonly UserType: 1 | 2;
        readonly ValidationError: {
            /** @description Names of the fields that the message is about */
            readonly members: readonly string[];
            readonly message: string;
        };
        /** @enum {string} */
        readonly VerificationPurpose: "LOGIN" | "REGISTER" | "RESET_PASSWORD" | "BIND";
        /** @description What it changes to wait for the next declared parcel that is not checked in yet */
        readonly WaitingForParcel: {
            readonly alone: components["schemas"]["CheapestOffer"];
            /** @description `together` less this parcel alone and the others without it; negative if waiting saves money */
            readonly change: string;
            /** @description Until it is likely to be checked in */
            readonly days: number | null;
            readonly declaredName: string | null;
            readonly expressNumber: string;
            /** @description Not weighed yet: weight and size are those of the customer’s parcel of median weight */
            readonly isWeightAssumed: boolean;
            /** @description Opaque id */
            readonly parcelId: string;
            /** @description What storing the others until then adds; in `together` */
            readonly storageFee: string;
            readonly together: components["schemas"]["CheapestOffer"];
            /** @description kg */
            readonly weight: number;
        };
        readonly WarehouseAddress: {
            /** @description Ends in the caller’s id code */
            readonly detailsAddress: string;
            /** @description Opaque id */
            readonly id: string;
            readonly idCode: string;
            /** @description Country */
            readonly lv0DisplayName: string;
            /** @description Province */
            readonly lv1DisplayName: string;
            /** @description City */
            readonly lv2DisplayName: string;
            /** @description District */
            readonly lv3DisplayName: string;
            readonly mobile: string;
            readonly name: string;
            readonly postCode: string;
            /** @description Ends in the caller’s id code */
            readonly recipient: string;
            readonly tips: string | null;
        };
        readonly WarehouseAddressListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default displayOrder asc
             * @enum {string}
             */
            readonly sorting?: "displayOrder asc" | "";
        };
        readonly WarehouseAddressPage: {
            readonly items: readonly components["schemas"]["WarehouseAddress"][];
            readonly totalCount: number;
        };
        /** @description A customer’s rule as staff see it */
        readonly WarehouseRule: {
            readonly customerCode: string;
            readonly displayName: string | null;
            /** @description Opaque id */
            readonly id: string;
            /** Format: date-time */
            readonly nextRunTime: string | null;
            readonly state: components["schemas"]["RuleState"];
            readonly stopReason: components["schemas"]["RuleReason"] | null;
            readonly triggerKind: components["schemas"]["RuleTriggerKind"];
        };
        readonly WarehouseRuleListRequest: {
            /** @description Text to look for */
            readonly filter?: string;
            /** @default 7 */
            readonly maxResultCount?: number;
            /** @default 0 */
            readonly skipCount?: number;
            /**
             * @description Empty: the default
             * @default creationTime desc
             * @enum {string}
             */
            readonly sorting?: "creationTime desc" | "";
            readonly state?: components["schemas"]["RuleState"];
        };
        readonly WarehouseRulePage: {
            readonly items: readonly components["schemas"]["WarehouseRule"][];
            readonly totalCount: number;
        };
        readonly WechatAuthorizeUrl: {
            /** @description Where the browser goes; it comes back with code and state */
            readonly url: string;
        };
        /** @description One way to say which account: usernameOrEmail with password, target with code, or a new username with password */
        readonly WechatBindRequest: {
            readonly bindTicket: string;
            /** @description Six digits; a code of purpose BIND */
            readonly code?: string;
            readonly loginPlatform: components["schemas"]["LoginPlatform"];
            readonly password?: string;
            /** @description Counts for a new account only */
            readonly referralCode?: string;
            /** @description Mobile number or e-mail address */
            readonly target?: string;
            readonly username?: string;
            readonly usernameOrEmail?: string;
        };
        readonly WechatSubscriptionRequest: {
            readonly items: readonly {
                readonly kind: components["schemas"]["MessageKind"];
                readonly templateId: string;
            }[];
        };
        readonly WeighOrderRequest: {
            readonly boxes: readonly {
                /** @description cm */
                readonly height: number;
                /** @description cm */
                readonly length: number;
                /** @description kg */
                readonly weight: number;
                /** @description cm */
                readonly width: number;
            }[];
            /** @description Decimal string in major units, at most two decimals */
            readonly collectingFee?: string;
            readonly images?: readonly string[];
        };
        /** @enum {string} */
        readonly WeightClass: "UNDER_1_KG" | "UNDER_5_KG" | "UNDER_20_KG" | "FROM_20_KG";
        readonly WithdrawFundsRequest: {
            /** @description Decimal string in major units, at most two decimals */
            readonly amount: string;
            readonly idCode: string;
        };
        readonly WriteContentRequest: {
            /** @description What an editor made; read into blocks */
            readonly html: string;
            readonly language: components["schemas"]["Language"];
        };
        readonly WrittenContent: {
            /** @description From top to bottom */
            readonly content: readonly (components["schemas"]["ParagraphBlock"] | components["schemas"]["HeadingBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["NoticeBlock"] | components["schemas"]["QuoteBlock"] | components["schemas"]["TableBlock"])[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly writeAnnounce: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WriteContentRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WrittenContent"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly writeArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WriteContentRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WrittenContent"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly writeContentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WriteContentRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WrittenContent"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly grantCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GrantCouponRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyCoupon"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly voidCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyCoupon"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly adjustFunds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdjustFundsRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FundBalance"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The balance does not suffice; details is the shortfall, a decimal string in major units */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly checkLedger: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LedgerCheck"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly rebuildBalances: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LedgerCheck"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly approveTopup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OperatorTopup"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly rejectTopup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RejectTopupRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OperatorTopup"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listTopupsForReview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TopupListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OperatorTopupPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly withdrawFunds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawFundsRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FundBalance"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The balance does not suffice; details is the shortfall, a decimal string in major units */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listDeclaredNames: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeclaredNameListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeclaredNamePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly fillPickupStation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FillPickupStationRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickupStation"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly writeProductDetail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WriteContentRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WrittenContent"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly changePickupStation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePickupStationRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerPickupStation"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly answerCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id or code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnswerCaseRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AfterSalesDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly rejectCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id or code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RejectCaseRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AfterSalesDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly resolveCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id or code */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResolveCaseRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AfterSalesDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listAllCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AfterSalesListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AfterSalesPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly approveClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApproveClaimRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly arriveParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArriveRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly inboundParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InboundRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly openIdDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OpenedIdDocument"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly packOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly processOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly reachPickupStation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly refundOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefundOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly rejectOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RejectOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly shipOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShipOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly signOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly trackOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrackOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly weighOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The order’s code */
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WeighOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly rejectClaim: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RejectClaimRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrphanParcel"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listWarehouseRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WarehouseRuleListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WarehouseRulePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly runDueRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description How many runs came to which outcome */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DueRulesAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly finishService: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FinishServiceRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceJob"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listServiceJobs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ServiceJobListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceJobPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly refuseService: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefuseServiceRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceJob"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly registerUnclaimedParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterUnclaimedRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrphanParcel"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listOrphanParcels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrphanParcelListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrphanParcelPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listPublicRegionGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegionGroupListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegionGroupPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listRegions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegionListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegionPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getAnnounce: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AnnounceDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listAnnounces: {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly filter?: string;
                /** @description Only those that are, or are not, popups */
                readonly isPopup?: boolean;
                readonly maxResultCount?: number;
                readonly skipCount?: number;
                /** @description Empty: the default */
                readonly sorting?: "publishTime desc" | "";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AnnouncePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listArticles: {
        readonly parameters: {
            readonly query?: {
                /** @description Opaque id */
                readonly categoryId?: string;
                /** @description Text to look for */
                readonly filter?: string;
                readonly maxResultCount?: number;
                readonly skipCount?: number;
                /** @description Empty: the default */
                readonly sorting?: "displayOrder asc" | "publishTime desc" | "";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticlePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listArticleCategories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ArticleCategoryListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleCategoryPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listFaqs: {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly filter?: string;
                readonly maxResultCount?: number;
                readonly skipCount?: number;
                /** @description Empty: the default */
                readonly sorting?: "displayOrder asc" | "";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FaqPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listPageContentItems: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PageContentItemListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PageContentItemPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getContentPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listExchangeRates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExchangeRateListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExchangeRatePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly loginByCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginByCodeRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly loginWechat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginWechatRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"] | components["schemas"]["BindTicket"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly loginWechatMp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginWechatMpRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"] | components["schemas"]["BindTicket"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly refreshToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description Done; the answer is empty */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly sendVerificationCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendVerificationCodeRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendVerificationCodeAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getWechatAuthorizeUrl: {
        readonly parameters: {
            readonly query: {
                /** @description Of the API’s or an allowed origin */
                readonly redirectUri: string;
                /** @description Comes back with the code */
                readonly state: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WechatAuthorizeUrl"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly bindWechat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WechatBindRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly calculateShipping: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CalculateRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuoteList"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listExpressCompanies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExpressCompanyListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExpressCompanyPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listPublicGoodsTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingReferenceListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodsTypePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listKilogramPrices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KilogramPriceListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KilogramPricePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listPickupStations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickupStationListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickupStationPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listPublicShippingMethodTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingReferenceListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodTypePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getTransportationChannel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransportationChannel"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listTransportationChannels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransportationChannelListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransportationChannelPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly resolveShortLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShortLinkCode"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShortLinkTarget"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listStatusDefinitions: {
        readonly parameters: {
            readonly query: {
                /** @description Text to look for */
                readonly filter?: string;
                /** @description Whether to count the caller’s items */
                readonly isNum?: boolean;
                readonly maxResultCount?: number;
                readonly skipCount?: number;
                /** @description Empty: the default */
                readonly sorting?: "displayOrder asc" | "";
                readonly type: components["schemas"]["StatusDefinitionType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatusDefinitionPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listStoreCategories: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StoreCategoryListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreCategoryPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getStoreProduct: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreProductDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listStoreProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StoreProductListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreProductPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly queryTracking: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrackingRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tracking"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getWechatJsSdkConfig: {
        readonly parameters: {
            readonly query: {
                /** @description The page’s, without its hash; of the API’s or an allowed origin */
                readonly url: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JsSdkAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly uploadPictures: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether everybody may see the pictures, such as a banner’s; for operators only */
                readonly isPublic?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["UploadedFile"][];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listSystemEnums: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SystemEnumListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SystemEnumList"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getSiteConfiguration: {
        readonly parameters: {
            readonly query?: {
                readonly platform?: 12 | 52;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SiteConfiguration"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly openCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenCaseRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AfterSalesDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AfterSalesDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly replyToCase: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReplyRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AfterSalesDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AfterSalesListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AfterSalesPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listRegionGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RegionGroupListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegionGroupPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly createConsolidationRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsolidationRuleRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsolidationRule"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getConsolidationRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsolidationRule"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateConsolidationRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateRuleRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsolidationRule"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly deleteConsolidationRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer is empty */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly pauseConsolidationRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsolidationRule"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly resumeConsolidationRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsolidationRule"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listRuleRuns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RuleRunListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RuleRunPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly tryKeptRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description What a rule would do if it were due now */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RuleTrial"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listConsolidationRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsolidationRuleListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsolidationRulePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly tryConsolidationRule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsolidationRuleRequest"];
            };
        };
        readonly responses: {
            /** @description What a rule would do if it were due now */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RuleTrial"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly submitLogisticsOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getLogisticsOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateLogisticsOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly setLogisticsOrderAutoPay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AutoPayRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly previewLogisticsOrderBill: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PreviewOrderBillRequest"];
            };
        };
        readonly responses: {
            /** @description Estimate, actual bill and calculator quote in one shape; the lines add up to the total */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Bill"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly cancelLogisticsOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly confirmLogisticsOrderReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConfirmReceiptRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly estimateLogisticsOrderChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EstimateChangeRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuoteList"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listLogisticsOrderLogs: {
        readonly parameters: {
            readonly query?: {
                /** @description Text to look for */
                readonly filter?: string;
                readonly maxResultCount?: number;
                readonly skipCount?: number;
                /** @description Empty: the default */
                readonly sorting?: "time desc" | "";
            };
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderLogList"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly payLogisticsOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PayOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The balance does not suffice; details is the shortfall, a decimal string in major units */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly compareConsolidation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConsolidationSavingRequest"];
            };
        };
        readonly responses: {
            /** @description Parcels shipped together against each shipped alone, at the cheapest channel’s estimate; an offer is null where no channel takes the goods */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsolidationSaving"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly estimateLogisticsOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EstimateRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuoteList"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listLogisticsOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogisticsOrderListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogisticsOrderPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listMyWarehouseAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WarehouseAddressListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WarehouseAddressPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly declareParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeclareParcelRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateParcelRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly cancelParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly requestParcelService: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewServiceRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceRequest"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The balance does not suffice; details is the shortfall, a decimal string in major units */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly withdrawParcelService: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
                /** @description Opaque id */
                readonly requestId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceRequest"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listParcelServices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelServices"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly declareParcels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeclareParcelsRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeclareParcelsAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly detectExpress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DetectExpressRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExpressCompanyPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listParcels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ParcelListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listUndeclaredParcels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UndeclaredParcelListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly claimParcel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimParcelRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnclaimedParcelClaim"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listUnclaimedParcels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UnclaimedParcelListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnclaimedParcelPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listMyClaims: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MyClaimListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnclaimedParcelClaimPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly collectCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyCoupon"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listCentreCoupons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CentreCouponListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CentreCouponPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly redeemCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedeemCouponRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyCoupon"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listApplicableCoupons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplicableCouponRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApplicableCouponList"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listMyCoupons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MyCouponListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyCouponPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getCustomsReadiness: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomsReadinessRequest"];
            };
        };
        readonly responses: {
            /** @description What a shipment still lacks for customs at its destination */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomsReadiness"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getFundAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FundAccountState"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listFundAccountLogs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FundAccountLogListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FundAccountLogPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listFundMonths: {
        readonly parameters: {
            readonly query?: {
                readonly count?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FundMonths"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listPendingPays: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PendingPayListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PendingPayPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly payBatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PayBatchRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FundBalance"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The balance does not suffice; details is the shortfall, a decimal string in major units */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getTopup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TopupDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly cancelTopup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TopupDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly submitTopupProof: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitProofRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TopupDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listTopupCurrencies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TopupCurrencyListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TopupCurrencyList"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listTopups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TopupListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TopupPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listTopupMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TopupMethodListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TopupMethodList"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly submitTopup: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserTopupRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TopupDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MessageListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessagePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getMessagePreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessagePreferences"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly setMessagePreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MessagePreferencesRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MessagePreferences"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly readMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReadMessagesRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnreadMessageCount"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly countUnreadMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UnreadMessageCount"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done; the answer is empty */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getMiniProgramCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MiniProgramCode"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getMyReferral: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyReferral"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listAdditionalServices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdditionalServiceListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdditionalServiceGroupPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listGoodsTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingReferenceListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodsTypePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listShippingMethodTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingReferenceListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodTypePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly createShortLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShortLinkRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShortLink"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly createShortLinkPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShortLinkRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShortLinkPicture"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly submitStoreOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StoreOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getStoreOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly cancelStoreOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly payStoreOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PayStoreOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreOrderDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The balance does not suffice; details is the shortfall, a decimal string in major units */
            readonly 402: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listStoreOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StoreOrderListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StoreOrderPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getTodoSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TodoSummary"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly renewUploadLinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenewUploadLinksRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RenewedUploadLinks"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly deleteUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer is empty */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly createAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Address"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Address"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Address"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly deleteAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer is empty */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly makeAddressDefault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Opaque id */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Address"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        readonly responses: {
            /** @description Done; the answer is empty */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly setPickupStation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetPickupStationRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly signOutEverywhere: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done; the answer is empty */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly listUserTags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserTagListRequest"];
            };
        };
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserTagPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateAvatar: {
        readonly parameters: {
            readonly query: {
                readonly avatar: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateEmail: {
        readonly parameters: {
            readonly query: {
                /** @description Six digits */
                readonly code: string;
                readonly email: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateMobileNumber: {
        readonly parameters: {
            readonly query: {
                /** @description Six digits */
                readonly code: string;
                /** @description Mainland mobile number, or an international one with its + */
                readonly mobileNumber: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateNickname: {
        readonly parameters: {
            readonly query: {
                readonly nickname: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly updateWechatId: {
        readonly parameters: {
            readonly query: {
                /** @description Empty takes it out */
                readonly wechatId: string;
                /** @description An own upload; empty takes it out, absent leaves it */
                readonly wechatQrCode?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly recordWechatSubscription: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The same key with the same body answers the first result */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WechatSubscriptionRequest"];
            };
        };
        readonly responses: {
            /** @description Done; the answer is empty */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly getMyCustomerService: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Who looks after the customer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExclusiveCustomerService"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly live: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    readonly ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Default Response */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
}
