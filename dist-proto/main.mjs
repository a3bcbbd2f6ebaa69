var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// server/main.ts
import { parseArgs } from "node:util";

// server/config.ts
import { resolve } from "node:path";

// server/clock.ts
var systemClock = { now: () => /* @__PURE__ */ new Date() };
var SECOND_MS = 1e3;
var MINUTE_MS = 60 * SECOND_MS;
var HOUR_MS = 60 * MINUTE_MS;
var DAY_MS = 24 * HOUR_MS;
function after(time, ms) {
  return new Date(time.getTime() + ms);
}

// server/config.ts
var LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
function readConfig(env) {
  const demo = flag(env, "DEMO", false);
  const smtpUrl = url(env, "SMTP_URL", ["smtp:", "smtps:"]);
  const databaseUrl = url(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  return {
    host: env["HOST"] || "127.0.0.1",
    port: integer(env, "PORT", 3e3, 0, 65535),
    dataDir: resolve(env["DATA_DIR"] || ".data"),
    database: databaseUrl ? { kind: "postgres", url: databaseUrl } : { kind: "embedded" },
    staticDir: resolve(env["STATIC_DIR"] || "dist/h5"),
    demo,
    autopilot: { enabled: flag(env, "AUTOPILOT", demo), speed: integer(env, "AUTOPILOT_SPEED", 1, 1, 1e3) },
    operatorToken: secret(env, "OPERATOR_TOKEN"),
    corsOrigins: (env["CORS_ORIGINS"] ?? "").split(",").flatMap((origin) => origin.trim() || []),
    smtp: smtpUrl ? { url: smtpUrl, from: env["SMTP_FROM"] || "no-reply@example.com" } : void 0,
    logLevel: oneOf(env, "LOG_LEVEL", LOG_LEVELS, "info"),
    trustProxy: flag(env, "TRUST_PROXY", false),
    rateLimits: rateLimitsOf({
      general: integer(env, "RATE_LIMIT", 600, 1, 1e6),
      passport: integer(env, "RATE_LIMIT_PASSPORT", 30, 1, 1e6)
    })
  };
}
function rateLimitsOf({ general, passport }) {
  const perMinute = (max3, groupId) => ({ max: max3, timeWindow: MINUTE_MS, groupId });
  return {
    general: { max: general, timeWindow: MINUTE_MS },
    passport: perMinute(passport, "passport"),
    verificationCode: perMinute(Math.ceil(passport / 3), "verification-code"),
    upload: perMinute(passport * 2, "upload")
  };
}
function invalid(name, expected) {
  return new Error(`The environment variable ${name} should be ${expected}`);
}
function integer(env, name, fallback, minimum, maximum) {
  const text7 = env[name];
  if (!text7) return fallback;
  const value = Number(text7);
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    throw invalid(name, `a whole number from ${minimum} to ${maximum}`);
  }
  return value;
}
function flag(env, name, fallback) {
  const text7 = env[name]?.toLowerCase();
  if (!text7) return fallback;
  if (["1", "true", "yes", "on"].includes(text7)) return true;
  if (["0", "false", "no", "off"].includes(text7)) return false;
  throw invalid(name, "true or false");
}
function oneOf(env, name, words2, fallback) {
  const word = env[name] || fallback;
  if (!words2.includes(word)) throw invalid(name, `one of ${words2.join(", ")}`);
  return word;
}
function url(env, name, protocols) {
  const text7 = env[name];
  if (!text7) return void 0;
  if (!URL.canParse(text7) || !protocols.includes(new URL(text7).protocol)) {
    throw invalid(name, `a url that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`);
  }
  return text7;
}
function secret(env, name) {
  const text7 = env[name];
  if (!text7) return void 0;
  if (!/^\S{16,}$/.test(text7)) throw invalid(name, "at least 16 characters without spaces");
  return text7;
}

// server/start.ts
import { rm } from "node:fs/promises";
import { join as join4 } from "node:path";
import { sql as sql7 } from "drizzle-orm";

// server/app.ts
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import fastify from "fastify";

// server/contracts/upload.ts
var upload_exports = {};
__export(upload_exports, {
  MAX_UPLOAD_BYTES: () => MAX_UPLOAD_BYTES,
  MAX_UPLOAD_FILES: () => MAX_UPLOAD_FILES,
  UploadAnswer: () => UploadAnswer,
  UploadedFile: () => UploadedFile
});
import { Type as Type3 } from "typebox";

// server/contracts/common.ts
var common_exports = {};
__export(common_exports, {
  CurrencyCode: () => CurrencyCode,
  DEFAULT_PAGE_SIZE: () => DEFAULT_PAGE_SIZE,
  ErrorAnswer: () => ErrorAnswer,
  Id: () => Id,
  IdParams: () => IdParams,
  MAX_PAGE_SIZE: () => MAX_PAGE_SIZE,
  Money: () => Money,
  MoneyInput: () => MoneyInput,
  NoContent: () => NoContent,
  Time: () => Time,
  Url: () => Url,
  ValidationError: () => ValidationError,
  listRequest: () => listRequest,
  refusals: () => refusals
});
import { Type as Type2 } from "typebox";

// server/contracts/schema.ts
import { Type } from "typebox";
function closed(properties, options = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}
function entity($id, properties, description) {
  const options = { $id, additionalProperties: false, ...description ? { description } : {} };
  return Object.assign(Type.Object(properties, options), { $id });
}
function ref(schema) {
  return Type.Unsafe({ $ref: `${schema.$id}#` });
}
function codes($id, values, description) {
  return Object.assign(Type.Unsafe({ $id, type: "integer", enum: values, description }), { $id });
}
function words($id, values, description) {
  return Object.assign(Type.Unsafe({ $id, type: "string", enum: values, description }), { $id });
}
function nullable(schema) {
  const plain = schema;
  return typeof plain.type === "string" ? Type.Unsafe({ ...schema, type: [plain.type, "null"] }) : Type.Unsafe({ anyOf: [schema, { type: "null" }] });
}
function page($id, item) {
  return entity($id, { items: Type.Array(ref(item)), totalCount: Type.Integer({ minimum: 0 }) });
}

// server/contracts/common.ts
var DEFAULT_PAGE_SIZE = 7;
var MAX_PAGE_SIZE = 999;
var Id = Type2.String({ minLength: 1, maxLength: 64, description: "Opaque id" });
var IdParams = closed({ id: Id });
var Money = Type2.String({ pattern: "^-?\\d{1,12}\\.\\d{2}$", description: "Decimal string in major units" });
var MoneyInput = Type2.String({
  pattern: "^\\d{1,9}(\\.\\d{1,2})?$",
  description: "Decimal string in major units, at most two decimals"
});
var CurrencyCode = Type2.String({ pattern: "^[A-Z]{3}$", description: "ISO 4217" });
var Time = Type2.String({ format: "date-time" });
var Url = Type2.String({ minLength: 1, maxLength: 500 });
var ValidationError = entity("ValidationError", {
  message: Type2.String(),
  members: Type2.Array(Type2.String(), { description: "Names of the fields that the message is about" })
});
var ErrorAnswer = entity("ErrorAnswer", {
  error: closed({
    code: Type2.String({ description: "Which rule refused; stable, for programs" }),
    message: Type2.String({ description: "For the customer, in the asked language" }),
    details: Type2.Union([Type2.String(), Type2.Null()]),
    validationErrors: Type2.Array(ref(ValidationError)),
    correlationId: Type2.Optional(Type2.String({ description: "Only on a 500: what to quote to support" }))
  })
});
var NoContent = Type2.Null({ description: "Done; the answer is empty" });
var ALWAYS = [400, 404, 413, 415, 429, 500];
function refusals(...statuses) {
  const entries = [...ALWAYS, ...statuses].map((status) => [status, problem(status)]);
  return Object.fromEntries(entries);
}
var MEANING = {
  400: "A field is missing, malformed or unknown",
  401: "No access token, or a dead one",
  403: "Not allowed for this caller",
  404: "No such thing, or not the caller\u2019s",
  409: "Conflicts with the state of things",
  413: "The body is too large",
  415: "The body is of a kind that is not taken",
  429: "Too many requests; Retry-After says when to come back",
  500: "A fault of the server",
  503: "Starting, stopping, or without its database"
};
function problem(status) {
  return Type2.Unsafe({ ...ref(ErrorAnswer), description: MEANING[status] ?? "Refused" });
}
var LIST_FIELDS = {
  maxResultCount: Type2.Optional(Type2.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })),
  skipCount: Type2.Optional(Type2.Integer({ minimum: 0, maximum: 1e6, default: 0 })),
  filter: Type2.Optional(Type2.String({ maxLength: 100, description: "Text to look for" }))
};
function listRequest($id, sorting, filters2) {
  const order = Type2.Unsafe({ type: "string", enum: sorting, default: sorting[0] });
  return entity($id, { ...LIST_FIELDS, sorting: Type2.Optional(order), ...filters2 });
}

// server/contracts/upload.ts
var MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
var MAX_UPLOAD_FILES = 9;
var UploadedFile = entity("UploadedFile", {
  url: Url,
  name: Type3.String({ description: "As the customer\u2019s device called it" }),
  size: Type3.Integer({ description: "Bytes, as stored" })
});
var UploadAnswer = Type3.Array(ref(UploadedFile));

// server/contracts/additionalService.ts
var additionalService_exports = {};
__export(additionalService_exports, {
  AdditionalService: () => AdditionalService,
  AdditionalServiceGroup: () => AdditionalServiceGroup,
  AdditionalServiceGroupPage: () => AdditionalServiceGroupPage,
  AdditionalServiceListRequest: () => AdditionalServiceListRequest
});
import { Type as Type4 } from "typebox";

// server/contracts/enumerations.ts
var enumerations_exports = {};
__export(enumerations_exports, {
  AdditionalServiceType: () => AdditionalServiceType,
  AdditionalServiceTypeCode: () => AdditionalServiceTypeCode,
  BusinessType: () => BusinessType,
  BusinessTypeCode: () => BusinessTypeCode,
  CouponBusinessType: () => CouponBusinessType,
  CouponType: () => CouponType,
  CouponUseType: () => CouponUseType,
  FundAccountLogType: () => FundAccountLogType,
  LANGUAGES: () => LANGUAGES,
  LOGIN_PLATFORMS: () => LOGIN_PLATFORMS,
  LinkType: () => LinkType,
  LoginPlatform: () => LoginPlatform,
  LoginStatus: () => LoginStatus,
  LogisticsOrderStatus: () => LogisticsOrderStatus,
  MeteringType: () => MeteringType,
  MyCouponStatus: () => MyCouponStatus,
  ORDER_KINDS: () => ORDER_KINDS,
  PARCEL_STATUSES: () => PARCEL_STATUSES,
  ParcelStatus: () => ParcelStatus,
  ParcelStatusCode: () => ParcelStatusCode,
  PaymentMethod: () => PaymentMethod,
  PricingType: () => PricingType,
  StatusDefinitionType: () => StatusDefinitionType,
  TopupStatus: () => TopupStatus,
  UserType: () => UserType,
  UserTypeCode: () => UserTypeCode
});
var LANGUAGES = ["zh-Hans", "en"];
var LoginStatus = { NotLoggedIn: 0, LoggedIn: 1, LoginTimeout: 2 };
var LOGIN_PLATFORMS = [
  "WeChat_H5",
  "WeChat_App",
  "PcWebBackend",
  "PcWebFrontend",
  "MobileWebFrontend",
  "CodeLogin"
];
var LoginPlatform = words("LoginPlatform", LOGIN_PLATFORMS, "Where the customer signs in");
var ParcelStatus = {
  NotArrival: 50,
  Arrived: 60,
  Inbound: 63,
  PendingConsolidating: 65,
  Consolidate: 70,
  Outbound: 120,
  Shipped: 130,
  WaitingForPickup: 145,
  Signed: 150,
  Canceled: 210
};
var PARCEL_STATUSES = Object.values(ParcelStatus);
var ParcelStatusCode = codes("ParcelStatus", PARCEL_STATUSES, "Where a parcel is");
var LogisticsOrderStatus = {
  PendingProcessing: 10,
  PendingWeighing: 20,
  PendingPayment: 30,
  PendingShipment: 40,
  Shipped: 50,
  ArrivedPickupStation: 60,
  Signed: 70,
  Completed: 200,
  Canceled: 210
};
var StatusDefinitionType = { Parcel: 10, LogisticsOrder: 20 };
var PaymentMethod = {
  WECHAT_QRCODE: 1,
  ALIPAY_QRCODE: 2,
  PAYPAL: 4,
  BANK_TRANSFER: 8,
  BILLPLZ: 32,
  TAOBAO_LINK: 33
};
var FundAccountLogType = {
  Topup: 1,
  Withdraw: 2,
  LogisticsOrder: 3,
  BuyForMe: 4,
  Refund: 5,
  Parcel: 6,
  Manual: 7,
  LogisticsOrderRefund: 8
};
var TopupStatus = { Pending: 1, Expired: 2, Cancalled: 3, PendingAudit: 6, Paid: 8 };
var CouponType = { COUPON: 10, DISCOUNT_VOUCHER: 20 };
var CouponUseType = { SHIPPING_FEE: 10 };
var MyCouponStatus = { NORMAL: 1, USED: 10, EXPIRED: 20, CANCEL: 30 };
var CouponBusinessType = { PARCEL: 10, LOGISTICS_ORDER: 20 };
var UserType = { ADMIN: 1, CUSTOMER: 2 };
var UserTypeCode = codes("UserType", Object.values(UserType), "ADMIN 1, CUSTOMER 2");
var BusinessType = { DIRECT_SHIP: 1, SHIP_FOR_ME: 2, BUY_FOR_ME: 4, STORE: 8 };
var BusinessTypeCode = codes(
  "BusinessType",
  Object.values(BusinessType),
  "DIRECT_SHIP 1, SHIP_FOR_ME 2, BUY_FOR_ME 4, STORE 8"
);
var AdditionalServiceType = { PARCEL: 10, LOGISTICS_ORDER: 20 };
var AdditionalServiceTypeCode = codes(
  "AdditionalServiceType",
  Object.values(AdditionalServiceType),
  "PARCEL 10, LOGISTICS_ORDER 20"
);
var PricingType = { FIXED: 10, FIRST_CONTINUE: 20, MEASURE: 30 };
var MeteringType = { WEIGHT: 10, VOLUME: 20 };
var LinkType = {
  NONE: 0,
  PAGE: 10,
  EXTERNAL_LINK: 20,
  ARTICLE_CATEGORY: 30,
  ARTICLE: 40,
  ANNOUNCE: 50
};
var ORDER_KINDS = ["L", "STORE_PARCEL", "LB"];

// server/contracts/additionalService.ts
var AdditionalService = entity("AdditionalService", {
  id: Id,
  displayName: Type4.String(),
  description: Type4.String(),
  price: Money,
  currencyCode: CurrencyCode
});
var AdditionalServiceGroup = entity("AdditionalServiceGroup", {
  businessType: ref(BusinessTypeCode),
  additionServiceType: ref(AdditionalServiceTypeCode),
  list: Type4.Array(ref(AdditionalService))
});
var AdditionalServiceGroupPage = page("AdditionalServiceGroupPage", AdditionalServiceGroup);
var AdditionalServiceListRequest = listRequest("AdditionalServiceListRequest", ["displayOrder asc"], {
  businessType: Type4.Optional(ref(BusinessTypeCode)),
  additionalServiceType: Type4.Optional(ref(AdditionalServiceTypeCode))
});

// server/modules/additionalService/routes.ts
function additionalServiceRoutes(app, services) {
  app.post(
    "/api/u/shipping-management/additional-service/list",
    {
      schema: {
        tags: ["additional service"],
        operationId: "listAdditionalServices",
        body: ref(AdditionalServiceListRequest),
        response: { 200: ref(AdditionalServiceGroupPage), ...refusals(401, 403) }
      }
    },
    (request) => services.listGroups(request.body, request.language)
  );
}

// server/contracts/declaredName.ts
var declaredName_exports = {};
__export(declaredName_exports, {
  DeclaredNameListRequest: () => DeclaredNameListRequest,
  DeclaredNameNode: () => DeclaredNameNode,
  DeclaredNamePage: () => DeclaredNamePage
});
import { Type as Type5 } from "typebox";
var DECLARED_NAME = "DeclaredName";
var DeclaredNameNode = entity(DECLARED_NAME, {
  id: Id,
  displayName: Type5.String(),
  children: Type5.Unsafe({ type: "array", items: { $ref: `${DECLARED_NAME}#` } })
});
var DeclaredNamePage = page("DeclaredNamePage", DeclaredNameNode);
var DeclaredNameListRequest = entity("DeclaredNameListRequest", {
  filter: Type5.Optional(Type5.String({ maxLength: 100 }))
});

// server/modules/declaredName/routes.ts
function declaredNameRoutes(app, names) {
  app.post(
    "/api/admin/shipping-management/declared-name/recursion-list",
    {
      config: { access: "anyone signed in" },
      schema: {
        tags: ["declared name"],
        operationId: "listDeclaredNames",
        summary: "The tree of item names; the one admin call that customers may make",
        body: ref(DeclaredNameListRequest),
        response: { 200: ref(DeclaredNamePage), ...refusals(401, 403) }
      }
    },
    (request) => names.tree(request.language, request.body.filter)
  );
}

// server/contracts/expressCompany.ts
var expressCompany_exports = {};
__export(expressCompany_exports, {
  DetectExpressRequest: () => DetectExpressRequest,
  ExpressCompany: () => ExpressCompany,
  ExpressCompanyCode: () => ExpressCompanyCode,
  ExpressCompanyListRequest: () => ExpressCompanyListRequest,
  ExpressCompanyPage: () => ExpressCompanyPage
});
import { Type as Type6 } from "typebox";
var ExpressCompanyCode = Type6.String({ minLength: 1, maxLength: 30 });
var ExpressCompany = entity("ExpressCompany", {
  code: ExpressCompanyCode,
  displayName: Type6.String()
});
var ExpressCompanyPage = page("ExpressCompanyPage", ExpressCompany);
var ExpressCompanyListRequest = entity("ExpressCompanyListRequest", {
  filter: Type6.Optional(Type6.String({ maxLength: 100 }))
});
var DetectExpressRequest = entity("DetectExpressRequest", {
  expressNumber: Type6.String({ minLength: 1, maxLength: 60 })
});

// server/texts/localised.ts
function localised(zhHans2, en2) {
  return { "zh-Hans": zhHans2, en: en2 };
}

// server/modules/parcel/expressNumber.ts
function normaliseExpressNumber(expressNumber) {
  return expressNumber.replace(/\s+/g, "").toUpperCase();
}

// server/modules/express/companies.ts
var COURIERS = [
  { code: "SF", displayName: localised("\u987A\u4E30\u901F\u8FD0", "SF Express"), patterns: [[/^SF\d{12,15}$/, 100], [/^\d{12}$/, 30]] },
  { code: "ZTO", displayName: localised("\u4E2D\u901A\u5FEB\u9012", "ZTO Express"), patterns: [[/^ZT\d{8,15}$/, 100], [/^7[3-9]\d{12}$/, 80], [/^(2|4|6)\d{11}$/, 35]] },
  { code: "YTO", displayName: localised("\u5706\u901A\u901F\u9012", "YTO Express"), patterns: [[/^YT\d{13}$/, 100], [/^8\d{17}$/, 60], [/^[DGV]\d{9}$/, 50]] },
  { code: "YUNDA", displayName: localised("\u97F5\u8FBE\u5FEB\u9012", "Yunda Express"), patterns: [[/^YD\d{12,16}$/, 100], [/^(31|43|46)\d{13}$/, 85], [/^[13]\d{12}$/, 45]] },
  { code: "STO", displayName: localised("\u7533\u901A\u5FEB\u9012", "STO Express"), patterns: [[/^ST\d{10,15}$/, 95], [/^77\d{13}$/, 85], [/^(268|368|468|568|668|868|888)\d{9}$/, 55]] },
  { code: "JT", displayName: localised("\u6781\u5154\u901F\u9012", "J&T Express"), patterns: [[/^JT\d{13}$/, 100], [/^UK\d{11,13}$/, 50]] },
  { code: "JD", displayName: localised("\u4EAC\u4E1C\u7269\u6D41", "JD Logistics"), patterns: [[/^JD[A-Z0-9]{10,20}$/, 100], [/^V[A-Z]\d{12}$/, 60]] },
  { code: "DEPPON", displayName: localised("\u5FB7\u90A6\u5FEB\u9012", "Deppon Express"), patterns: [[/^DPK\d{12}$/, 100], [/^DP\d{8,14}$/, 90], [/^[2-9]\d{9}$/, 25]] },
  { code: "EMS", displayName: localised("EMS", "EMS"), patterns: [[/^E[A-Z]\d{9}CN$/, 100], [/^1[0-3]\d{11}$/, 70], [/^5\d{12}$/, 40]] },
  { code: "CHINAPOST", displayName: localised("\u4E2D\u56FD\u90AE\u653F", "China Post"), patterns: [[/^[RCLV][A-Z]\d{9}CN$/, 100], [/^9[6-9]\d{11}$/, 75], [/^KA\d{11}$/, 70]] },
  { code: "CAINIAO", displayName: localised("\u83DC\u9E1F\u901F\u9012", "Cainiao Express"), patterns: [[/^CN\d{12,16}$/, 90], [/^LP\d{14,16}$/, 90]] },
  { code: "KYE", displayName: localised("\u8DE8\u8D8A\u901F\u8FD0", "KYE Express"), patterns: [[/^KY\d{10,15}$/, 95]] },
  { code: "BEST", displayName: localised("\u767E\u4E16\u5FEB\u8FD0", "Best Freight"), patterns: [[/^BEST\d{8,14}$/, 95], [/^A\d{12}$/, 40]] },
  { code: "OTHER", displayName: localised("\u5176\u4ED6", "Other"), patterns: [] }
];
function listExpressCompanies(language2, filter = "") {
  const wanted = filter.trim().toLowerCase();
  return COURIERS.filter(
    ({ code, displayName }) => [code, ...Object.values(displayName)].some((name) => name.toLowerCase().includes(wanted))
  ).map((courier) => toCompany(courier, language2));
}
function detectExpressCompanies(expressNumber, language2) {
  const number = normaliseExpressNumber(expressNumber);
  return COURIERS.map((courier) => ({ courier, certainty: certaintyOf(courier, number) })).filter(({ certainty }) => certainty > 0).sort((a, b) => b.certainty - a.certainty).map(({ courier }) => toCompany(courier, language2));
}
function findExpressCompany(code, language2) {
  const courier = COURIERS.find((candidate) => candidate.code === code);
  return courier ? toCompany(courier, language2) : null;
}
function certaintyOf({ patterns }, number) {
  return Math.max(0, ...patterns.filter(([pattern]) => pattern.test(number)).map(([, certainty]) => certainty));
}
function toCompany({ code, displayName }, language2) {
  return { code, displayName: displayName[language2] };
}

// server/modules/express/routes.ts
var tags = ["express"];
function expressRoutes(app) {
  app.post(
    "/api/f/shipping-management/express-company/list",
    {
      schema: {
        tags,
        operationId: "listExpressCompanies",
        body: ref(ExpressCompanyListRequest),
        response: { 200: ref(ExpressCompanyPage), ...refusals() }
      }
    },
    (request) => asPage(listExpressCompanies(request.language, request.body.filter))
  );
  app.post(
    "/api/u/biz/ship-for-me/parcel/detect-express",
    {
      schema: {
        tags,
        operationId: "detectExpress",
        summary: "Couriers whose numbers look like this one, likeliest first",
        body: ref(DetectExpressRequest),
        response: { 200: ref(ExpressCompanyPage), ...refusals(401, 403) }
      }
    },
    (request) => asPage(detectExpressCompanies(request.body.expressNumber, request.language))
  );
}
function asPage(items) {
  return { items, totalCount: items.length };
}

// server/contracts/health.ts
var health_exports = {};
__export(health_exports, {
  HealthAnswer: () => HealthAnswer
});
import { Type as Type7 } from "typebox";
var HealthAnswer = entity("HealthAnswer", {
  status: Type7.Unsafe({ type: "string", enum: ["ok"] })
});

// server/modules/health/routes.ts
var tags2 = ["health"];
var config = { rateLimit: false };
function healthRoutes(app, check) {
  const response = { 200: ref(HealthAnswer), ...refusals(503) };
  app.get("/health/live", { config, schema: { tags: tags2, operationId: "live", response } }, () => ({ status: "ok" }));
  app.get("/health/ready", { config, schema: { tags: tags2, operationId: "ready", response } }, async () => {
    await check();
    return { status: "ok" };
  });
}

// server/contracts/parcel.ts
var parcel_exports = {};
__export(parcel_exports, {
  ACTORS: () => ACTORS,
  ActorWord: () => ActorWord,
  CancelParcelRequest: () => CancelParcelRequest,
  InboundImage: () => InboundImage,
  Insurance: () => Insurance,
  PARCEL_MOVES: () => PARCEL_MOVES,
  Parcel: () => Parcel,
  ParcelDetail: () => ParcelDetail,
  ParcelLog: () => ParcelLog,
  ParcelMoveWord: () => ParcelMoveWord,
  ParcelPage: () => ParcelPage,
  ParcelStorage: () => ParcelStorage
});
import { Type as Type8 } from "typebox";
var PARCEL_MOVES = [
  "declare",
  "arrive",
  "inbound",
  "submit",
  "withdraw",
  "consolidate",
  "outbound",
  "ship",
  "reachPickupStation",
  "sign",
  "cancel"
];
var ACTORS = ["CUSTOMER", "WAREHOUSE", "SYSTEM"];
var ParcelMoveWord = words("ParcelMove", PARCEL_MOVES);
var ActorWord = words("Actor", ACTORS);
var Insurance = entity("Insurance", {
  isInsured: Type8.Boolean(),
  insuredValue: nullable(Money),
  premium: nullable(Money),
  currencyCode: CurrencyCode
});
var InboundImage = entity("InboundImage", { url: Url, time: Time });
var ParcelStorage = entity("ParcelStorage", {
  inboundTime: Time,
  freeDays: Type8.Integer(),
  freeUntil: Time,
  dailyFee: Money,
  accruedFee: Money,
  currencyCode: CurrencyCode
});
var PARCEL_FIELDS = {
  id: Id,
  businessType: ref(BusinessTypeCode),
  warehouseId: Id,
  expressNumber: Type8.String(),
  expressCompany: nullable(ref(ExpressCompany)),
  status: ref(ParcelStatusCode),
  statusDisplayName: Type8.String(),
  isDeclared: Type8.Boolean(),
  declaredName: nullable(Type8.String()),
  declaredNameId: nullable(Id),
  declaredCurrency: nullable(CurrencyCode),
  declaredValue: nullable(Money),
  itemQuantity: nullable(Type8.Integer()),
  tags: Type8.Array(Type8.String()),
  additionalServices: Type8.Array(ref(AdditionalService)),
  weight: nullable(Type8.Number({ description: "kg" })),
  volumeWeight: nullable(Type8.Number({ description: "kg" })),
  length: nullable(Type8.Number({ description: "cm" })),
  width: nullable(Type8.Number({ description: "cm" })),
  height: nullable(Type8.Number({ description: "cm" })),
  volume: nullable(Type8.Number({ description: "m\xB3" })),
  inboundWeight: nullable(Type8.Number({ description: "kg, as weighed at check-in" })),
  purchaseOrderNumber: nullable(Type8.String()),
  remarks: nullable(Type8.String()),
  images: Type8.Array(Url, { description: "The customer\u2019s" }),
  inboundImages: Type8.Array(ref(InboundImage), { description: "The warehouse\u2019s" }),
  isArrivedWarehouse: Type8.Boolean(),
  insurance: ref(Insurance),
  isSubmitted: Type8.Boolean(),
  logisticsOrderId: nullable(Id),
  storage: nullable(ref(ParcelStorage)),
  creationTime: Time,
  version: Type8.Integer({ description: "Grows by one with every change" })
};
var Parcel = entity("Parcel", PARCEL_FIELDS);
var ParcelLog = entity("ParcelLog", {
  id: Id,
  time: Time,
  move: ref(ParcelMoveWord),
  status: ref(ParcelStatusCode),
  statusDisplayName: Type8.String(),
  actor: ref(ActorWord),
  description: Type8.String()
});
var ParcelDetail = entity("ParcelDetail", {
  ...PARCEL_FIELDS,
  logs: Type8.Array(ref(ParcelLog), { description: "Newest first" })
});
var ParcelPage = page("ParcelPage", Parcel);
var CancelParcelRequest = closed({});

// server/contracts/parcelRequests.ts
var parcelRequests_exports = {};
__export(parcelRequests_exports, {
  DeclareParcelRequest: () => DeclareParcelRequest,
  ExpressNumber: () => ExpressNumber,
  MAX_PARCEL_IMAGES: () => MAX_PARCEL_IMAGES,
  ParcelListRequest: () => ParcelListRequest,
  UndeclaredParcelListRequest: () => UndeclaredParcelListRequest
});
import { Type as Type9 } from "typebox";
var MAX_PARCEL_IMAGES = 9;
var ExpressNumber = Type9.String({ minLength: 4, maxLength: 60, pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 -]*$" });
var SORTING = ["creationTime desc", "creationTime asc", "inboundTime desc", "inboundTime asc"];
var ParcelListRequest = listRequest("ParcelListRequest", SORTING, {
  status: Type9.Optional(ref(ParcelStatusCode)),
  isDeclared: Type9.Optional(Type9.Boolean()),
  isSubmitted: Type9.Optional(Type9.Boolean())
});
var UndeclaredParcelListRequest = listRequest("UndeclaredParcelListRequest", SORTING, {});
var DeclareParcelRequest = entity("DeclareParcelRequest", {
  warehouseId: Type9.Optional(Id),
  expressNumber: ExpressNumber,
  expressCompanyCode: Type9.Optional(ExpressCompanyCode),
  declaredName: Type9.String({ minLength: 1, maxLength: 100, pattern: "\\S" }),
  declaredNameId: Type9.Optional(Id),
  declaredCurrency: CurrencyCode,
  declaredValue: MoneyInput,
  itemQuantity: Type9.Integer({ minimum: 1, maximum: 9999 }),
  tags: Type9.Optional(Type9.Array(Type9.String({ minLength: 1, maxLength: 20, pattern: "\\S" }), { maxItems: 10 })),
  additionalServiceIds: Type9.Optional(Type9.Array(Id, { maxItems: 20 })),
  purchaseOrderNumber: Type9.Optional(Type9.String({ maxLength: 60 })),
  remarks: Type9.Optional(Type9.String({ maxLength: 500 })),
  images: Type9.Optional(Type9.Array(Url, { maxItems: MAX_PARCEL_IMAGES })),
  insurance: Type9.Optional(closed({ isInsured: Type9.Boolean(), insuredValue: Type9.Optional(MoneyInput) }))
});

// server/plugins/authentication.ts
import { timingSafeEqual } from "node:crypto";

// server/problem.ts
var ApiProblem = class extends Error {
  constructor(status, code, details = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.params = details.params ?? {};
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
  status;
  code;
  name = "ApiProblem";
  params;
  fields;
  retryAfterSeconds;
};
function fieldProblem(status, code, member, params = {}) {
  return new ApiProblem(status, code, { params, fields: [{ members: [member], key: `error.${code}`, params }] });
}
function notFound() {
  return new ApiProblem(404, "NotFound");
}

// server/plugins/authentication.ts
function authentication(app, authenticator) {
  app.decorateRequest("caller", null);
  app.addHook("onRequest", async (request) => {
    const access = request.routeOptions.config.access ?? accessOfPath(request.routeOptions.url ?? "");
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (token !== void 0) request.caller = await callerWith(token, authenticator);
    refuse(access, request.caller, token !== void 0);
  });
}
function accessOfPath(path) {
  if (path.startsWith("/api/u/")) return "customer";
  return path.startsWith("/api/admin/") ? "operator" : "public";
}
async function callerWith(token, authenticator) {
  return isSame(token, authenticator.operatorToken) ? { kind: "operator" } : authenticator.customer(token);
}
function isSame(a, b) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
function refuse(access, caller, hadToken) {
  if (access === "public") return;
  if (caller === null) throw new ApiProblem(401, hadToken ? "SessionEnded" : "NotSignedIn");
  if (access !== "anyone signed in" && access !== caller.kind) throw new ApiProblem(403, "Forbidden");
}
function customerOf(request) {
  if (request.caller?.kind !== "customer") throw new ApiProblem(401, "NotSignedIn");
  return request.caller;
}
function callerOf(request) {
  if (request.caller === null) throw new ApiProblem(401, "NotSignedIn");
  return request.caller;
}

// server/modules/parcel/routes.ts
var BASE = "/api/u/biz/ship-for-me/parcel";
var tags3 = ["parcel"];
function parcelRoutes(app, parcels2, idempotency) {
  const pageAnswer = { 200: ref(ParcelPage), ...refusals(401, 403) };
  const changed = { 200: ref(ParcelDetail), ...refusals(401, 403, 409) };
  app.post(
    `${BASE}/list`,
    { schema: { tags: tags3, operationId: "listParcels", body: ref(ParcelListRequest), response: pageAnswer } },
    (request) => parcels2.list(customerOf(request), request.body, request.language)
  );
  app.post(
    `${BASE}/undeclared-list`,
    {
      schema: {
        tags: tags3,
        operationId: "listUndeclaredParcels",
        summary: "Parcels that arrived under the customer\u2019s code without having been declared",
        body: ref(UndeclaredParcelListRequest),
        response: pageAnswer
      }
    },
    (request) => parcels2.list(customerOf(request), { ...request.body, isDeclared: false }, request.language)
  );
  app.get(
    `${BASE}/:id`,
    {
      schema: {
        tags: tags3,
        operationId: "getParcel",
        params: IdParams,
        response: { 200: ref(ParcelDetail), ...refusals(401, 403) }
      }
    },
    (request) => parcels2.get(customerOf(request), request.params.id, request.language)
  );
  app.post(
    BASE,
    {
      schema: {
        tags: tags3,
        operationId: "declareParcel",
        summary: "Announces a parcel, or declares one that arrived unannounced",
        headers: idempotency.headers,
        body: ref(DeclareParcelRequest),
        response: changed
      }
    },
    (request) => idempotency.once(request, (tx) => parcels2.declare(tx, customerOf(request), request.body, request.language))
  );
  app.post(
    `${BASE}/:id/cancel`,
    {
      schema: {
        tags: tags3,
        operationId: "cancelParcel",
        params: IdParams,
        headers: idempotency.headers,
        body: CancelParcelRequest,
        response: changed
      }
    },
    (request) => idempotency.once(request, (tx) => parcels2.cancel(tx, customerOf(request), request.params.id, request.language))
  );
}

// server/contracts/passport.ts
var passport_exports = {};
__export(passport_exports, {
  EmptyRequest: () => EmptyRequest,
  LoginByCodeRequest: () => LoginByCodeRequest,
  LoginRequest: () => LoginRequest,
  Password: () => Password,
  RefreshRequest: () => RefreshRequest,
  RegisterRequest: () => RegisterRequest,
  SendVerificationCodeAnswer: () => SendVerificationCodeAnswer,
  SendVerificationCodeRequest: () => SendVerificationCodeRequest,
  Target: () => Target,
  Token: () => Token,
  Username: () => Username,
  VERIFICATION_PURPOSES: () => VERIFICATION_PURPOSES,
  VerificationCode: () => VerificationCode,
  VerificationPurposeWord: () => VerificationPurposeWord
});
import { Type as Type10 } from "typebox";
var USERNAME = "^[A-Za-z0-9_]+$";
var MAINLAND_MOBILE = "1[3-9]\\d{9}";
var INTERNATIONAL_MOBILE = "\\+\\d{7,15}";
var EMAIL = "[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,24}";
var Target = Type10.String({
  maxLength: 120,
  pattern: `^(${MAINLAND_MOBILE}|${INTERNATIONAL_MOBILE}|${EMAIL})$`,
  description: "Mobile number or e-mail address"
});
var Password = Type10.String({ minLength: 6, maxLength: 30 });
var Username = Type10.String({ minLength: 3, maxLength: 30, pattern: USERNAME });
var VerificationCode = Type10.String({ pattern: "^\\d{6}$", description: "Six digits" });
var VERIFICATION_PURPOSES = ["LOGIN", "REGISTER", "RESET_PASSWORD", "BIND"];
var VerificationPurposeWord = words("VerificationPurpose", VERIFICATION_PURPOSES);
var OpaqueToken = Type10.String({ minLength: 1, maxLength: 200 });
var Token = entity("Token", {
  tokenType: Type10.Unsafe({ type: "string", enum: ["Bearer"] }),
  accessToken: Type10.String(),
  expiresIn: Type10.Integer({ description: "Seconds that the access token lives" }),
  refreshToken: Type10.String({ description: "Works once" }),
  refreshExpiresIn: Type10.Integer({ description: "Seconds that the refresh token lives" })
});
var LoginRequest = entity("LoginRequest", {
  usernameOrEmail: Type10.String({ minLength: 1, maxLength: 120 }),
  password: Type10.String({ minLength: 1, maxLength: 200 }),
  loginPlatform: ref(LoginPlatform)
});
var RefreshRequest = entity("RefreshRequest", { refreshToken: OpaqueToken });
var SendVerificationCodeRequest = entity("SendVerificationCodeRequest", {
  target: Target,
  purpose: ref(VerificationPurposeWord)
});
var SendVerificationCodeAnswer = entity("SendVerificationCodeAnswer", {
  resendAfter: Type10.Integer({ description: "Seconds until another code may be asked for" })
});
var RegisterRequest = entity("RegisterRequest", {
  username: Username,
  password: Password,
  target: Target,
  code: VerificationCode,
  loginPlatform: ref(LoginPlatform),
  referralCode: Type10.Optional(Type10.String({ minLength: 1, maxLength: 30 }))
});
var LoginByCodeRequest = entity("LoginByCodeRequest", {
  target: Target,
  code: VerificationCode,
  loginPlatform: ref(LoginPlatform)
});
var EmptyRequest = closed({});

// server/modules/passport/routes.ts
var tags4 = ["passport"];
function passportRoutes(app, passport, verification, limits) {
  const config2 = { rateLimit: limits.passport };
  const token = { 200: ref(Token), ...refusals() };
  app.post(
    "/api/f/passport/verification-code/send",
    {
      config: { rateLimit: limits.verificationCode },
      schema: {
        tags: tags4,
        operationId: "sendVerificationCode",
        summary: "Sends a code to a mobile number or e-mail address; never tells whether an account exists",
        body: ref(SendVerificationCodeRequest),
        response: { 200: ref(SendVerificationCodeAnswer), ...refusals() }
      }
    },
    (request) => verification.send(request.body.target, request.body.purpose, request.language)
  );
  app.post(
    "/api/f/passport/register",
    {
      config: config2,
      schema: {
        tags: tags4,
        operationId: "register",
        body: ref(RegisterRequest),
        response: { 200: ref(Token), ...refusals(409) }
      }
    },
    (request) => passport.register(request.body)
  );
  app.post(
    "/api/f/passport/login",
    { config: config2, schema: { tags: tags4, operationId: "login", body: ref(LoginRequest), response: token } },
    (request) => passport.login(request.body)
  );
  app.post(
    "/api/f/passport/login-by-code",
    { config: config2, schema: { tags: tags4, operationId: "loginByCode", body: ref(LoginByCodeRequest), response: token } },
    (request) => passport.loginByCode(request.body)
  );
  app.post(
    "/api/f/passport/refresh",
    {
      config: config2,
      schema: {
        tags: tags4,
        operationId: "refreshToken",
        summary: "Trades a refresh token for a new pair; one used twice ends its whole session",
        body: ref(RefreshRequest),
        response: { 200: ref(Token), ...refusals(401) }
      }
    },
    (request) => passport.refresh(request.body.refreshToken)
  );
  app.post(
    "/api/u/passport/logout",
    {
      schema: {
        tags: tags4,
        operationId: "logout",
        body: EmptyRequest,
        response: { 204: NoContent, ...refusals(401, 403) }
      }
    },
    async (request, reply) => {
      await passport.logout(customerOf(request));
      return reply.code(204).send(null);
    }
  );
}

// server/contracts/statusDefinition.ts
var statusDefinition_exports = {};
__export(statusDefinition_exports, {
  StatusDefinition: () => StatusDefinition,
  StatusDefinitionPage: () => StatusDefinitionPage,
  StatusDefinitionQuery: () => StatusDefinitionQuery,
  StatusDefinitionTypeCode: () => StatusDefinitionTypeCode
});
import { Type as Type11 } from "typebox";
var StatusDefinitionTypeCode = codes(
  "StatusDefinitionType",
  Object.values(StatusDefinitionType),
  "10 parcel, 20 logistics order"
);
var StatusDefinition = entity("StatusDefinition", {
  id: Type11.Integer({ description: "The status code" }),
  displayName: Type11.String(),
  isShowNum: Type11.Boolean({ description: "Whether a count belongs beside the name" }),
  showCount: nullable(Type11.Integer({ description: "Null when not asked for, or nobody is signed in" }))
});
var StatusDefinitionPage = page("StatusDefinitionPage", StatusDefinition);
var StatusDefinitionQuery = closed({
  type: ref(StatusDefinitionTypeCode),
  isNum: Type11.Optional(Type11.Boolean({ default: false, description: "Whether to count the caller\u2019s items" }))
});

// server/modules/status/routes.ts
function statusDefinitionRoutes(app, statuses) {
  app.get(
    "/api/f/status-management/status-definition/list",
    {
      schema: {
        tags: ["status"],
        operationId: "listStatusDefinitions",
        querystring: StatusDefinitionQuery,
        response: { 200: ref(StatusDefinitionPage), ...refusals() }
      }
    },
    (request) => statuses.list(request.query.type, request.query.isNum ?? false, request.caller, request.language)
  );
}

// server/contracts/store.ts
var store_exports = {};
__export(store_exports, {
  StoreCategory: () => StoreCategory,
  StoreCategoryListRequest: () => StoreCategoryListRequest,
  StoreCategoryPage: () => StoreCategoryPage,
  StoreProduct: () => StoreProduct,
  StoreProductDetail: () => StoreProductDetail,
  StoreProductListRequest: () => StoreProductListRequest,
  StoreProductPage: () => StoreProductPage,
  StoreSku: () => StoreSku
});
import { Type as Type12 } from "typebox";
var StoreCategory = entity("StoreCategory", {
  id: Id,
  displayName: Type12.String(),
  image: nullable(Url),
  productCount: Type12.Integer()
});
var StoreCategoryPage = page("StoreCategoryPage", StoreCategory);
var StoreCategoryListRequest = listRequest("StoreCategoryListRequest", ["displayOrder asc"], {});
var PRODUCT_FIELDS = {
  id: Id,
  categoryId: Id,
  displayName: Type12.String(),
  summary: Type12.String(),
  image: Url,
  price: Money,
  originalPrice: nullable(Money),
  currencyCode: CurrencyCode,
  stock: Type12.Integer({ minimum: 0 }),
  soldCount: Type12.Integer({ minimum: 0 })
};
var StoreProduct = entity("StoreProduct", PRODUCT_FIELDS);
var StoreProductPage = page("StoreProductPage", StoreProduct);
var SORTING2 = ["displayOrder asc", "price asc", "price desc", "soldCount desc", "creationTime desc"];
var StoreProductListRequest = listRequest("StoreProductListRequest", SORTING2, { categoryId: Type12.Optional(Id) });
var StoreSku = entity("StoreSku", {
  id: Id,
  displayName: Type12.String(),
  price: Money,
  currencyCode: CurrencyCode,
  stock: Type12.Integer({ minimum: 0 })
});
var StoreProductDetail = entity("StoreProductDetail", {
  ...PRODUCT_FIELDS,
  gallery: Type12.Array(Url),
  skus: Type12.Array(ref(StoreSku)),
  detail: Type12.Array(Type12.String(), { description: "Paragraphs of plain text" })
});

// server/modules/store/routes.ts
var tags5 = ["store"];
function storeRoutes(app, store) {
  app.post(
    "/api/f/store/category/list",
    {
      schema: {
        tags: tags5,
        operationId: "listStoreCategories",
        body: ref(StoreCategoryListRequest),
        response: { 200: ref(StoreCategoryPage), ...refusals() }
      }
    },
    (request) => store.listCategories(request.body, request.language)
  );
  app.post(
    "/api/f/store/product/list",
    {
      schema: {
        tags: tags5,
        operationId: "listStoreProducts",
        body: ref(StoreProductListRequest),
        response: { 200: ref(StoreProductPage), ...refusals() }
      }
    },
    (request) => store.listProducts(request.body, request.language)
  );
  app.get(
    "/api/f/store/product/:id",
    {
      schema: {
        tags: tags5,
        operationId: "getStoreProduct",
        params: IdParams,
        response: { 200: ref(StoreProductDetail), ...refusals() }
      }
    },
    (request) => store.getProduct(request.params.id, request.language)
  );
}

// server/modules/system/routes.ts
import { Type as Type14 } from "typebox";

// server/contracts/system.ts
var system_exports = {};
__export(system_exports, {
  LanguageName: () => LanguageName,
  PLATFORMS: () => PLATFORMS,
  Platform: () => Platform,
  SiteConfiguration: () => SiteConfiguration,
  SiteConfigurationQuery: () => SiteConfigurationQuery,
  SystemEnum: () => SystemEnum,
  SystemEnumItem: () => SystemEnumItem,
  SystemEnumListRequest: () => SystemEnumListRequest
});
import { Type as Type13 } from "typebox";
var LanguageName = words("Language", LANGUAGES);
var PLATFORMS = [12, 52];
var Platform = Type13.Unsafe({ type: "integer", enum: PLATFORMS });
var SiteConfigurationQuery = closed({ platform: Type13.Optional(Platform) });
var SiteConfiguration = entity("SiteConfiguration", {
  appName: Type13.String(),
  version: Type13.String(),
  tenantId: Id,
  tenantName: Type13.String(),
  defaultLanguage: ref(LanguageName),
  languages: Type13.Array(ref(LanguageName)),
  defaultCurrencyCode: CurrencyCode,
  currencies: Type13.Array(closed({ currencyCode: CurrencyCode, currencySymbol: Type13.String(), displayName: Type13.String() })),
  declaredCurrencies: Type13.Array(CurrencyCode, { description: "In which a parcel\u2019s value may be declared" }),
  customerService: closed({
    email: Type13.String(),
    mobile: nullable(Type13.String()),
    workingHours: Type13.String()
  }),
  insurance: closed({
    rate: Type13.String({ description: 'Premium per insured value, such as "0.01"' }),
    minimumPremium: Money,
    maximumInsuredValue: Money
  }),
  storage: closed({ freeDays: Type13.Integer(), dailyFee: Money, currencyCode: CurrencyCode }),
  volumeDivisor: Type13.Integer({ description: "cm\xB3 that count as one kilogram" }),
  upload: closed({
    maxBytes: Type13.Integer(),
    contentTypes: Type13.Array(Type13.String()),
    maxImagesPerParcel: Type13.Integer()
  })
});
var SystemEnumItem = entity("SystemEnumItem", {
  name: Type13.String({ description: "What a customer reads" }),
  valueStr: Type13.String({ description: "The code, as text" })
});
var SystemEnum = entity("SystemEnum", {
  type: Type13.String(),
  list: Type13.Array(ref(SystemEnumItem))
});
var SystemEnumListRequest = entity("SystemEnumListRequest", {
  types: Type13.Optional(Type13.Array(Type13.String({ maxLength: 50 }), { maxItems: 50, description: "All when absent" }))
});

// server/texts/en.ts
var en = {
  "error.Validation": "Some of what was entered is not right. Please check it and try again",
  "error.MalformedBody": "The request could not be read",
  "error.BodyTooLarge": "The request is too large",
  "error.MediaTypeNotTaken": "This kind of request is not supported",
  "error.NotSignedIn": "Please sign in first",
  "error.SessionEnded": "Your session has expired. Please sign in again",
  "error.Forbidden": "You are not allowed to do this",
  "error.NotFound": "What you are looking for does not exist",
  "error.RouteNotFound": "There is no such call",
  "error.TenantNotFound": "There is no such tenant",
  "error.TooManyRequests": "Too many requests. Please try again in {seconds} seconds",
  "error.Internal": "Something went wrong on our side. Please try again later",
  "error.NotReady": "The service is not available right now. Please try again later",
  "error.InvalidCredentials": "The account or the password is not right",
  "error.InvalidCode": "The code is not right, or it has expired",
  "error.CodeResendTooSoon": "A code was sent just now. Please try again in {seconds} seconds",
  "error.CodeDailyLimit": "No more codes can be sent today. Please try again tomorrow",
  "error.UserNameTaken": "This username is taken",
  "error.TargetTaken": "This mobile number or email already has an account. Please sign in",
  "error.IdempotencyKeyReused": "The same request key was used with other contents",
  "error.ParcelNumberTaken": "You have already declared this tracking number",
  "error.ParcelMoveRefused": "The parcel is \u201C{status}\u201D, so this can\u2019t be done",
  "error.ParcelNumberUnknown": "There is no parcel with this tracking number",
  "error.ParcelNumberAmbiguous": "Several customers declared this tracking number. Please give the ID code",
  "error.IdCodeRequired": "Nobody declared this parcel. Please give the customer\u2019s ID code",
  "error.IdCodeUnknown": "There is no such ID code",
  "error.WarehouseUnknown": "There is no such warehouse",
  "error.ExpressCompanyUnknown": "There is no such courier",
  "error.DeclaredNameUnknown": "There is no such item name",
  "error.AdditionalServiceUnknown": "There is no such value-added service",
  "error.CurrencyNotAccepted": "Values can\u2019t be declared in this currency",
  "error.ImageUnknown": "One of the pictures was not uploaded from this account. Please upload it again",
  "error.InsuredValueRequired": "Please enter the insured value",
  "error.InsuredValueTooLarge": "The insured value can\u2019t be more than {maximum} {currency}",
  "error.UploadMissing": "Please choose a picture to upload",
  "error.UploadTooMany": "At most {maximum} pictures can be uploaded at once",
  "error.UploadTooLarge": "A picture can\u2019t be larger than 10 MB. Please make it smaller and upload it again",
  "error.UploadKindNotTaken": "Only JPEG, PNG and WebP pictures are taken. For HEIC photos of an iPhone, choose \u201CMost Compatible\u201D in Settings > Camera > Formats and take the photo again, or convert it to JPEG",
  "field.required": "Required",
  "field.format": "Please enter correct format",
  "field.minLength": "Enter at least {count} characters",
  "field.maxLength": "Enter at most {count} characters",
  "field.minimum": "Must be at least {limit}",
  "field.maximum": "Must be at most {limit}",
  "field.maxItems": "At most {limit} entries",
  "field.unknown": "This field is not supported",
  "parcelStatus.50": "Not arrived",
  "parcelStatus.60": "Arrived at warehouse",
  "parcelStatus.63": "Checked in",
  "parcelStatus.65": "Awaiting consolidation",
  "parcelStatus.70": "Consolidating",
  "parcelStatus.120": "Left warehouse",
  "parcelStatus.130": "In transit",
  "parcelStatus.145": "Ready for pickup",
  "parcelStatus.150": "Delivered",
  "parcelStatus.210": "Cancelled",
  "orderStatus.10": "Awaiting processing",
  "orderStatus.20": "Awaiting weighing",
  "orderStatus.30": "Awaiting payment",
  "orderStatus.40": "Awaiting shipment",
  "orderStatus.50": "Shipped",
  "orderStatus.60": "Arrived at pickup point",
  "orderStatus.70": "Delivered",
  "orderStatus.200": "Completed",
  "orderStatus.210": "Cancelled",
  "parcelLog.declare": "Parcel declared",
  "parcelLog.declareArrived": "Declaration added",
  "parcelLog.arrive": "Arrived at the warehouse",
  "parcelLog.inbound": "Checked in: {weightKg} kg, {lengthCm} \xD7 {widthCm} \xD7 {heightCm} cm",
  "parcelLog.submit": "Added to a shipment order",
  "parcelLog.withdraw": "Shipment order cancelled; back in the warehouse",
  "parcelLog.consolidate": "Being consolidated",
  "parcelLog.outbound": "Left the warehouse",
  "parcelLog.ship": "In transit",
  "parcelLog.reachPickupStation": "Ready at the pickup point",
  "parcelLog.sign": "Delivered",
  "parcelLog.cancel": "Parcel cancelled",
  "mail.codeSubject": "Your verification code",
  "mail.codeBody": "Your verification code is {code}. It works for {minutes} minutes. If you did not ask for it, ignore it."
};

// server/texts/zhHans.ts
var zhHans = {
  "error.Validation": "\u586B\u5199\u7684\u5185\u5BB9\u6709\u8BEF\uFF0C\u8BF7\u68C0\u67E5\u540E\u91CD\u8BD5",
  "error.MalformedBody": "\u8BF7\u6C42\u5185\u5BB9\u65E0\u6CD5\u8BC6\u522B",
  "error.BodyTooLarge": "\u8BF7\u6C42\u5185\u5BB9\u8FC7\u5927",
  "error.MediaTypeNotTaken": "\u4E0D\u652F\u6301\u8FD9\u79CD\u8BF7\u6C42\u683C\u5F0F",
  "error.NotSignedIn": "\u8BF7\u5148\u767B\u5F55",
  "error.SessionEnded": "\u767B\u5F55\u8D85\u65F6\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55",
  "error.Forbidden": "\u60A8\u6CA1\u6709\u6743\u9650\u8FDB\u884C\u6B64\u64CD\u4F5C",
  "error.NotFound": "\u60A8\u67E5\u627E\u7684\u5185\u5BB9\u4E0D\u5B58\u5728",
  "error.RouteNotFound": "\u6CA1\u6709\u8FD9\u4E2A\u63A5\u53E3",
  "error.TenantNotFound": "\u6CA1\u6709\u8FD9\u4E2A\u79DF\u6237",
  "error.TooManyRequests": "\u64CD\u4F5C\u8FC7\u4E8E\u9891\u7E41\uFF0C\u8BF7 {seconds} \u79D2\u540E\u518D\u8BD5",
  "error.Internal": "\u670D\u52A1\u5668\u51FA\u9519\u4E86\uFF0C\u8BF7\u7A0D\u540E\u91CD\u8BD5",
  "error.NotReady": "\u670D\u52A1\u6682\u4E0D\u53EF\u7528\uFF0C\u8BF7\u7A0D\u540E\u91CD\u8BD5",
  "error.InvalidCredentials": "\u8D26\u53F7\u6216\u5BC6\u7801\u4E0D\u6B63\u786E",
  "error.InvalidCode": "\u9A8C\u8BC1\u7801\u4E0D\u6B63\u786E\u6216\u5DF2\u8FC7\u671F",
  "error.CodeResendTooSoon": "\u9A8C\u8BC1\u7801\u53D1\u9001\u8FC7\u4E8E\u9891\u7E41\uFF0C\u8BF7 {seconds} \u79D2\u540E\u518D\u8BD5",
  "error.CodeDailyLimit": "\u4ECA\u65E5\u9A8C\u8BC1\u7801\u53D1\u9001\u6B21\u6570\u5DF2\u8FBE\u4E0A\u9650\uFF0C\u8BF7\u660E\u5929\u518D\u8BD5",
  "error.UserNameTaken": "\u8BE5\u7528\u6237\u540D\u5DF2\u88AB\u4F7F\u7528",
  "error.TargetTaken": "\u8BE5\u624B\u673A\u53F7\u6216\u90AE\u7BB1\u5DF2\u6CE8\u518C\uFF0C\u8BF7\u76F4\u63A5\u767B\u5F55",
  "error.IdempotencyKeyReused": "\u540C\u4E00\u4E2A\u8BF7\u6C42\u7F16\u53F7\u5DF2\u7528\u4E8E\u53E6\u4E00\u4EFD\u5185\u5BB9",
  "error.ParcelNumberTaken": "\u60A8\u5DF2\u9884\u62A5\u8FC7\u8FD9\u4E2A\u5FEB\u9012\u5355\u53F7",
  "error.ParcelMoveRefused": "\u5305\u88F9\u5F53\u524D\u72B6\u6001\u4E3A\u201C{status}\u201D\uFF0C\u4E0D\u80FD\u8FDB\u884C\u6B64\u64CD\u4F5C",
  "error.ParcelNumberUnknown": "\u6CA1\u6709\u627E\u5230\u8FD9\u4E2A\u5FEB\u9012\u5355\u53F7\u7684\u5305\u88F9",
  "error.ParcelNumberAmbiguous": "\u591A\u4F4D\u5BA2\u6237\u9884\u62A5\u4E86\u8FD9\u4E2A\u5FEB\u9012\u5355\u53F7\uFF0C\u8BF7\u63D0\u4F9B\u8BC6\u522B\u7801",
  "error.IdCodeRequired": "\u8BE5\u5305\u88F9\u672A\u9884\u62A5\uFF0C\u8BF7\u63D0\u4F9B\u5BA2\u6237\u8BC6\u522B\u7801",
  "error.IdCodeUnknown": "\u6CA1\u6709\u8FD9\u4E2A\u8BC6\u522B\u7801",
  "error.WarehouseUnknown": "\u6CA1\u6709\u8FD9\u4E2A\u4ED3\u5E93",
  "error.ExpressCompanyUnknown": "\u6CA1\u6709\u8FD9\u5BB6\u5FEB\u9012\u516C\u53F8",
  "error.DeclaredNameUnknown": "\u6CA1\u6709\u8FD9\u4E2A\u54C1\u540D",
  "error.AdditionalServiceUnknown": "\u6CA1\u6709\u8FD9\u9879\u589E\u503C\u670D\u52A1",
  "error.CurrencyNotAccepted": "\u4E0D\u652F\u6301\u7528\u8BE5\u5E01\u79CD\u7533\u62A5",
  "error.ImageUnknown": "\u6709\u56FE\u7247\u4E0D\u662F\u901A\u8FC7\u672C\u8D26\u53F7\u4E0A\u4F20\u7684\uFF0C\u8BF7\u91CD\u65B0\u4E0A\u4F20",
  "error.InsuredValueRequired": "\u8BF7\u8F93\u5165\u4FDD\u4EF7\u91D1\u989D",
  "error.InsuredValueTooLarge": "\u4FDD\u4EF7\u91D1\u989D\u4E0D\u80FD\u8D85\u8FC7 {maximum} {currency}",
  "error.UploadMissing": "\u8BF7\u9009\u62E9\u8981\u4E0A\u4F20\u7684\u56FE\u7247",
  "error.UploadTooMany": "\u4E00\u6B21\u6700\u591A\u4E0A\u4F20 {maximum} \u5F20\u56FE\u7247",
  "error.UploadTooLarge": "\u56FE\u7247\u4E0D\u80FD\u8D85\u8FC7 10 MB\uFF0C\u8BF7\u538B\u7F29\u540E\u91CD\u65B0\u4E0A\u4F20",
  "error.UploadKindNotTaken": "\u4EC5\u652F\u6301 JPEG\u3001PNG\u3001WebP \u56FE\u7247\u3002iPhone \u7684 HEIC \u7167\u7247\u8BF7\u5728\u201C\u8BBE\u7F6E > \u76F8\u673A > \u683C\u5F0F\u201D\u4E2D\u9009\u62E9\u201C\u517C\u5BB9\u6027\u6700\u4F73\u201D\u540E\u91CD\u65B0\u62CD\u6444\uFF0C\u6216\u5148\u8F6C\u6362\u4E3A JPEG",
  "field.required": "\u5FC5\u586B",
  "field.format": "\u8BF7\u8F93\u5165\u6B63\u786E\u7684\u683C\u5F0F",
  "field.minLength": "\u81F3\u5C11\u8F93\u5165 {count} \u4E2A\u5B57\u7B26",
  "field.maxLength": "\u6700\u591A\u8F93\u5165 {count} \u4E2A\u5B57\u7B26",
  "field.minimum": "\u4E0D\u80FD\u5C0F\u4E8E {limit}",
  "field.maximum": "\u4E0D\u80FD\u5927\u4E8E {limit}",
  "field.maxItems": "\u6700\u591A {limit} \u9879",
  "field.unknown": "\u4E0D\u652F\u6301\u7684\u5B57\u6BB5",
  "parcelStatus.50": "\u672A\u5230\u4ED3",
  "parcelStatus.60": "\u4ED3\u5E93\u5DF2\u7B7E\u6536",
  "parcelStatus.63": "\u5DF2\u5165\u5E93",
  "parcelStatus.65": "\u5F85\u5408\u7BB1",
  "parcelStatus.70": "\u5408\u7BB1\u4E2D",
  "parcelStatus.120": "\u5DF2\u51FA\u5E93",
  "parcelStatus.130": "\u8FD0\u8F93\u4E2D",
  "parcelStatus.145": "\u5F85\u81EA\u63D0",
  "parcelStatus.150": "\u5DF2\u7B7E\u6536",
  "parcelStatus.210": "\u5DF2\u53D6\u6D88",
  "orderStatus.10": "\u5F85\u5904\u7406",
  "orderStatus.20": "\u5F85\u79F0\u91CD",
  "orderStatus.30": "\u5F85\u4ED8\u6B3E",
  "orderStatus.40": "\u5F85\u53D1\u8D27",
  "orderStatus.50": "\u5DF2\u53D1\u8D27",
  "orderStatus.60": "\u5DF2\u5230\u81EA\u63D0\u70B9",
  "orderStatus.70": "\u5DF2\u7B7E\u6536",
  "orderStatus.200": "\u5DF2\u5B8C\u6210",
  "orderStatus.210": "\u5DF2\u53D6\u6D88",
  "parcelLog.declare": "\u5305\u88F9\u5DF2\u9884\u62A5",
  "parcelLog.declareArrived": "\u5DF2\u8865\u5145\u7533\u62A5\u4FE1\u606F",
  "parcelLog.arrive": "\u4ED3\u5E93\u5DF2\u7B7E\u6536\u5305\u88F9",
  "parcelLog.inbound": "\u5305\u88F9\u5DF2\u5165\u5E93\uFF1A{weightKg} kg\uFF0C{lengthCm} \xD7 {widthCm} \xD7 {heightCm} cm",
  "parcelLog.submit": "\u5305\u88F9\u5DF2\u63D0\u4EA4\u96C6\u8FD0",
  "parcelLog.withdraw": "\u96C6\u8FD0\u8BA2\u5355\u5DF2\u53D6\u6D88\uFF0C\u5305\u88F9\u56DE\u5230\u4ED3\u5E93",
  "parcelLog.consolidate": "\u4ED3\u5E93\u6B63\u5728\u5408\u7BB1",
  "parcelLog.outbound": "\u5305\u88F9\u5DF2\u51FA\u5E93",
  "parcelLog.ship": "\u5305\u88F9\u8FD0\u8F93\u4E2D",
  "parcelLog.reachPickupStation": "\u5305\u88F9\u5DF2\u5230\u81EA\u63D0\u70B9",
  "parcelLog.sign": "\u5305\u88F9\u5DF2\u7B7E\u6536",
  "parcelLog.cancel": "\u5305\u88F9\u5DF2\u53D6\u6D88",
  "mail.codeSubject": "\u60A8\u7684\u9A8C\u8BC1\u7801",
  "mail.codeBody": "\u60A8\u7684\u9A8C\u8BC1\u7801\u662F {code}\uFF0C{minutes} \u5206\u949F\u5185\u6709\u6548\u3002\u5982\u975E\u672C\u4EBA\u64CD\u4F5C\uFF0C\u8BF7\u5FFD\u7565\u3002"
};

// server/modules/system/enumNames.ts
var ENUM_NAMES = {
  LoginStatus: {
    NotLoggedIn: localised("\u672A\u767B\u5F55", "Not signed in"),
    LoggedIn: localised("\u5DF2\u767B\u5F55", "Signed in"),
    LoginTimeout: localised("\u767B\u5F55\u8D85\u65F6", "Session expired")
  },
  Language: { "zh-Hans": localised("\u7B80\u4F53\u4E2D\u6587", "Simplified Chinese"), en: localised("\u82F1\u8BED", "English") },
  LoginPlatform: {
    WeChat_H5: localised("\u5FAE\u4FE1\u5185\u7F51\u9875", "WeChat browser"),
    WeChat_App: localised("\u5FAE\u4FE1\u5C0F\u7A0B\u5E8F", "WeChat mini program"),
    PcWebBackend: localised("\u7535\u8111\u7BA1\u7406\u7AEF", "Back office"),
    PcWebFrontend: localised("\u7535\u8111\u7F51\u9875", "Desktop web"),
    MobileWebFrontend: localised("\u624B\u673A\u7F51\u9875", "Mobile web"),
    CodeLogin: localised("\u9A8C\u8BC1\u7801\u767B\u5F55", "Sign in with code")
  },
  ParcelStatus: namesFromTexts(ParcelStatus, (code) => `parcelStatus.${code}`),
  LogisticsOrderStatus: namesFromTexts(LogisticsOrderStatus, (code) => `orderStatus.${code}`),
  PaymentMethod: {
    WECHAT_QRCODE: localised("\u5FAE\u4FE1\u6536\u6B3E\u7801", "WeChat QR"),
    ALIPAY_QRCODE: localised("\u652F\u4ED8\u5B9D\u6536\u6B3E\u7801", "Alipay QR"),
    PAYPAL: localised("PayPal", "PayPal"),
    BANK_TRANSFER: localised("\u94F6\u884C\u8F6C\u8D26", "Bank transfer"),
    BILLPLZ: localised("Billplz", "Billplz"),
    TAOBAO_LINK: localised("\u6DD8\u5B9D\u94FE\u63A5", "Taobao link")
  },
  FundAccountLogType: {
    Topup: localised("\u5145\u503C", "Top-up"),
    Withdraw: localised("\u63D0\u73B0", "Withdrawal"),
    LogisticsOrder: localised("\u96C6\u8FD0\u8BA2\u5355", "Shipment order"),
    BuyForMe: localised("\u4EE3\u8D2D", "Buy for me"),
    Refund: localised("\u9000\u6B3E", "Refund"),
    Parcel: localised("\u5305\u88F9\u8D39\u7528", "Parcel fee"),
    Manual: localised("\u4EBA\u5DE5\u8C03\u6574", "Manual adjustment"),
    LogisticsOrderRefund: localised("\u96C6\u8FD0\u8BA2\u5355\u9000\u6B3E", "Shipment order refund")
  },
  TopupStatus: {
    Pending: localised("\u5F85\u5904\u7406", "Pending"),
    Expired: localised("\u5DF2\u8FC7\u671F", "Expired"),
    Cancalled: localised("\u5DF2\u53D6\u6D88", "Cancelled"),
    PendingAudit: localised("\u5F85\u5BA1\u6838", "Under review"),
    Paid: localised("\u5145\u503C\u6210\u529F", "Completed")
  },
  CouponType: { COUPON: localised("\u4F18\u60E0\u5238", "Coupon"), DISCOUNT_VOUCHER: localised("\u6298\u6263\u5238", "Discount voucher") },
  CouponUseType: { SHIPPING_FEE: localised("\u8FD0\u8D39\u5238", "Shipping-fee coupon") },
  MyCouponStatus: {
    NORMAL: localised("\u53EF\u7528", "Available"),
    USED: localised("\u5DF2\u4F7F\u7528", "Used"),
    EXPIRED: localised("\u5DF2\u8FC7\u671F", "Expired"),
    CANCEL: localised("\u5DF2\u4F5C\u5E9F", "Void")
  },
  CouponBusinessType: { PARCEL: localised("\u5305\u88F9", "Parcel"), LOGISTICS_ORDER: localised("\u96C6\u8FD0\u8BA2\u5355", "Shipment order") },
  UserType: { ADMIN: localised("\u7BA1\u7406\u5458", "Administrator"), CUSTOMER: localised("\u5BA2\u6237", "Customer") },
  BusinessType: {
    DIRECT_SHIP: localised("\u76F4\u90AE", "Direct ship"),
    SHIP_FOR_ME: localised("\u96C6\u8FD0", "Ship for me"),
    BUY_FOR_ME: localised("\u4EE3\u8D2D", "Buy for me"),
    STORE: localised("\u5546\u57CE", "Mall")
  },
  PricingType: {
    FIXED: localised("\u56FA\u5B9A\u4EF7", "Flat rate"),
    FIRST_CONTINUE: localised("\u9996\u91CD\u7EED\u91CD", "First + additional weight"),
    MEASURE: localised("\u6309\u91CF\u8BA1\u4EF7", "Per-unit rate")
  },
  MeteringType: { WEIGHT: localised("\u6309\u91CD\u91CF", "By weight"), VOLUME: localised("\u6309\u4F53\u79EF", "By volume (CBM)") },
  LinkType: {
    NONE: localised("\u65E0\u94FE\u63A5", "No link"),
    PAGE: localised("\u9875\u9762", "Page"),
    EXTERNAL_LINK: localised("\u5916\u90E8\u94FE\u63A5", "External link"),
    ARTICLE_CATEGORY: localised("\u6587\u7AE0\u5206\u7C7B", "Article category"),
    ARTICLE: localised("\u6587\u7AE0", "Article"),
    ANNOUNCE: localised("\u516C\u544A", "Announcement")
  },
  OrderKind: {
    L: localised("\u96C6\u8FD0\u8BA2\u5355", "Shipment order"),
    STORE_PARCEL: localised("\u5546\u57CE\u8BA2\u5355", "Mall order"),
    LB: localised("\u6279\u91CF\u96C6\u8FD0\u8BA2\u5355", "Batch of shipment orders")
  }
};
function namesFromTexts(codes2, keyOf) {
  return Object.fromEntries(
    Object.entries(codes2).map(([key, code]) => [key, localised(zhHans[keyOf(code)], en[keyOf(code)])])
  );
}

// server/modules/system/enums.ts
var ENUMS = {
  LoginStatus,
  Language: LANGUAGES,
  LoginPlatform: LOGIN_PLATFORMS,
  ParcelStatus,
  LogisticsOrderStatus,
  PaymentMethod,
  FundAccountLogType,
  TopupStatus,
  CouponType,
  CouponUseType,
  MyCouponStatus,
  CouponBusinessType,
  UserType,
  BusinessType,
  PricingType,
  MeteringType,
  LinkType,
  OrderKind: ORDER_KINDS
};
function systemEnums(language2, types = Object.keys(ENUMS)) {
  return types.flatMap((type) => {
    const codes2 = Object.hasOwn(ENUMS, type) ? ENUMS[type] : void 0;
    return codes2 ? [{ type, list: itemsOf(type, codes2, language2) }] : [];
  });
}
function itemsOf(type, codes2, language2) {
  const entries = Array.isArray(codes2) ? codes2.map((word) => [word, word]) : Object.entries(codes2);
  return entries.map(([key, value]) => ({
    name: ENUM_NAMES[type]?.[key]?.[language2] ?? key,
    valueStr: String(value)
  }));
}

// server/modules/system/routes.ts
var tags6 = ["system"];
function systemRoutes(app, site) {
  app.get(
    "/api/system/site-configuration",
    {
      schema: {
        tags: tags6,
        operationId: "getSiteConfiguration",
        querystring: SiteConfigurationQuery,
        response: { 200: ref(SiteConfiguration), ...refusals() }
      }
    },
    (request) => site.configuration(request.language)
  );
  app.post(
    "/api/system/enums",
    {
      schema: {
        tags: tags6,
        operationId: "listSystemEnums",
        body: ref(SystemEnumListRequest),
        response: { 200: Type14.Array(ref(SystemEnum)), ...refusals() }
      }
    },
    (request) => systemEnums(request.language, request.body.types)
  );
}

// server/modules/upload/multipart.ts
import "@fastify/multipart";
var PART = "file";
async function readPictures(request) {
  if (!request.isMultipart()) throw new ApiProblem(415, "MediaTypeNotTaken");
  const files = [];
  for await (const part of request.files()) {
    if (part.fieldname !== PART) throw fieldProblem(400, "UploadMissing", PART);
    if (files.length === MAX_UPLOAD_FILES) throw new ApiProblem(413, "UploadTooMany", { params: { maximum: MAX_UPLOAD_FILES } });
    files.push({ name: part.filename, content: await part.toBuffer() });
  }
  if (files.length === 0) throw fieldProblem(400, "UploadMissing", PART);
  return files;
}

// server/modules/upload/routes.ts
function uploadRoutes(app, uploads2, limits) {
  app.post(
    "/api/system-management/common/batch-upload-2",
    {
      config: { access: "anyone signed in", rateLimit: limits.upload },
      schema: {
        tags: ["upload"],
        operationId: "uploadPictures",
        summary: "Multipart, part `file`: JPEG, PNG or WebP; re-encoded without metadata",
        consumes: ["multipart/form-data"],
        response: { 200: UploadAnswer, ...refusals(401, 403, 413, 415) }
      }
    },
    async (request) => uploads2.store(callerOf(request), await readPictures(request))
  );
}

// server/contracts/user.ts
var user_exports = {};
__export(user_exports, {
  FundAccount: () => FundAccount,
  MAX_USER_TAGS: () => MAX_USER_TAGS,
  User: () => User,
  UserTag: () => UserTag,
  UserTagListRequest: () => UserTagListRequest,
  UserTagPage: () => UserTagPage
});
import { Type as Type15 } from "typebox";
var FundAccount = entity("FundAccount", {
  balance: Money,
  currencyCode: CurrencyCode,
  currencySymbol: Type15.String()
});
var User = entity("User", {
  id: Id,
  userName: Type15.String(),
  nickname: Type15.String(),
  avatar: nullable(Url),
  mobileNumber: nullable(Type15.String()),
  email: nullable(Type15.String()),
  wechatId: nullable(Type15.String()),
  wechatQrCode: nullable(Url),
  idCode: Type15.String({ description: "The customer\u2019s personal warehouse code" }),
  userType: ref(UserTypeCode),
  hasPassword: Type15.Boolean(),
  isWechatBound: Type15.Boolean(),
  pickupStation: nullable(closed({ id: Id, displayName: Type15.String() })),
  currentFundAccount: ref(FundAccount),
  vipGroup: nullable(closed({ id: Id, displayName: Type15.String() }))
});
var MAX_USER_TAGS = 10;
var UserTag = entity("UserTag", { tag: Type15.String() });
var UserTagPage = page("UserTagPage", UserTag);
var UserTagListRequest = entity("UserTagListRequest", {
  limit: Type15.Optional(Type15.Integer({ minimum: 1, maximum: MAX_USER_TAGS, default: MAX_USER_TAGS }))
});

// server/modules/user/routes.ts
var tags7 = ["user"];
function userRoutes(app, users2) {
  app.get(
    "/api/u/user",
    { schema: { tags: tags7, operationId: "getUser", response: { 200: ref(User), ...refusals(401, 403) } } },
    (request) => users2.get(customerOf(request))
  );
  app.post(
    "/api/u/user/tag/list",
    {
      schema: {
        tags: tags7,
        operationId: "listUserTags",
        summary: "The tags that the customer used last",
        body: ref(UserTagListRequest),
        response: { 200: ref(UserTagPage), ...refusals(401, 403) }
      }
    },
    (request) => users2.listTags(customerOf(request), request.body.limit ?? MAX_USER_TAGS)
  );
}

// server/contracts/warehouse.ts
var warehouse_exports = {};
__export(warehouse_exports, {
  ArriveRequest: () => ArriveRequest,
  IdCode: () => IdCode,
  InboundRequest: () => InboundRequest
});
import { Type as Type16 } from "typebox";
var IdCode = Type16.String({ minLength: 1, maxLength: 20 });
var ArriveRequest = entity("ArriveRequest", {
  expressNumber: ExpressNumber,
  idCode: Type16.Optional(IdCode)
});
var Centimetres = Type16.Number({ minimum: 0.1, maximum: 500, description: "cm" });
var InboundRequest = entity("InboundRequest", {
  expressNumber: ExpressNumber,
  idCode: Type16.Optional(IdCode),
  weight: Type16.Number({ minimum: 1e-3, maximum: 1e3, description: "kg" }),
  length: Centimetres,
  width: Centimetres,
  height: Centimetres,
  images: Type16.Optional(Type16.Array(Url, { maxItems: 9, description: "Uploaded before; without any a label is drawn" }))
});

// server/modules/warehouse/routes.ts
var tags8 = ["warehouse"];
function warehouseRoutes(app, warehouse) {
  const response = { 200: ref(ParcelDetail), ...refusals(401, 403, 409) };
  app.post(
    "/api/admin/warehouse/arrive",
    {
      schema: {
        tags: tags8,
        operationId: "arriveParcel",
        summary: "Scans a number at the door; an undeclared one needs the customer\u2019s id code",
        body: ref(ArriveRequest),
        response
      }
    },
    (request) => warehouse.arrive(request.body, request.language)
  );
  app.post(
    "/api/admin/warehouse/inbound",
    {
      schema: {
        tags: tags8,
        operationId: "inboundParcel",
        summary: "Weighs and measures an arrived parcel; its storage clock starts",
        body: ref(InboundRequest),
        response
      }
    },
    (request) => warehouse.inbound(request.body, request.language)
  );
}

// server/contracts/warehouseAddress.ts
var warehouseAddress_exports = {};
__export(warehouseAddress_exports, {
  WarehouseAddress: () => WarehouseAddress,
  WarehouseAddressListRequest: () => WarehouseAddressListRequest,
  WarehouseAddressPage: () => WarehouseAddressPage
});
import { Type as Type17 } from "typebox";
var WarehouseAddress = entity("WarehouseAddress", {
  id: Id,
  name: Type17.String(),
  recipient: Type17.String({ description: "Ends in the caller\u2019s id code" }),
  idCode: Type17.String(),
  mobile: Type17.String(),
  postCode: Type17.String(),
  lv0DisplayName: Type17.String({ description: "Country" }),
  lv1DisplayName: Type17.String({ description: "Province" }),
  lv2DisplayName: Type17.String({ description: "City" }),
  lv3DisplayName: Type17.String({ description: "District" }),
  detailsAddress: Type17.String({ description: "Ends in the caller\u2019s id code" }),
  tips: nullable(Type17.String())
});
var WarehouseAddressPage = page("WarehouseAddressPage", WarehouseAddress);
var WarehouseAddressListRequest = listRequest("WarehouseAddressListRequest", ["name asc"], {});

// server/modules/warehouseAddress/routes.ts
function warehouseAddressRoutes(app, addresses) {
  app.post(
    "/api/u/biz/ship-for-me/my-warehouse-address-list",
    {
      schema: {
        tags: ["warehouse address"],
        operationId: "listMyWarehouseAddresses",
        body: ref(WarehouseAddressListRequest),
        response: { 200: ref(WarehouseAddressPage), ...refusals(401, 403) }
      }
    },
    (request) => addresses.list(customerOf(request), request.body, request.language)
  );
}

// server/modules/routes.ts
function routes(app, { services, idempotency, limits, checkReady }) {
  healthRoutes(app, checkReady);
  passportRoutes(app, services.passport, services.verification, limits);
  userRoutes(app, services.user);
  statusDefinitionRoutes(app, services.statusDefinition);
  systemRoutes(app, services.site);
  warehouseAddressRoutes(app, services.warehouseAddress);
  expressRoutes(app);
  declaredNameRoutes(app, services.declaredName);
  additionalServiceRoutes(app, services.additionalService);
  uploadRoutes(app, services.upload, limits);
  parcelRoutes(app, services.parcel, idempotency);
  storeRoutes(app, services.store);
  warehouseRoutes(app, services.warehouse);
}

// server/plugins/cors.ts
var ALLOWED_HEADERS = "authorization, content-type, accept-language, idempotency-key, platform, __tenant, x-request-id";
function cors(app, origins) {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (origin === void 0 || !origins.includes(origin)) return;
    void reply.header("access-control-allow-origin", origin).header("access-control-expose-headers", "x-request-id, retry-after").header("vary", "Origin");
    if (request.method !== "OPTIONS") return;
    await reply.code(204).header("access-control-allow-methods", "GET, POST, PUT, DELETE").header("access-control-allow-headers", ALLOWED_HEADERS).header("access-control-max-age", "600").send();
  });
}

// server/plugins/validationProblem.ts
function validationProblem(errors2) {
  const seen = /* @__PURE__ */ new Set();
  const fields = errors2.map(toField).filter(({ members }) => {
    const name = members.join();
    return !seen.has(name) && seen.add(name);
  });
  return new ApiProblem(400, "Validation", { fields });
}
var TEXT_OF_KEYWORD = {
  required: "field.required",
  additionalProperties: "field.unknown",
  minLength: "field.minLength",
  maxLength: "field.maxLength",
  minimum: "field.minimum",
  maximum: "field.maximum",
  maxItems: "field.maxItems"
};
function toField({ keyword, instancePath, params }) {
  const child = params["missingProperty"] ?? params["additionalProperty"];
  const path = instancePath.split("/").slice(1);
  const member = [...path, ...typeof child === "string" ? [child] : []].join(".");
  const limit = typeof params["limit"] === "number" ? params["limit"] : 0;
  const isEmpty = keyword === "minLength" && limit === 1;
  return {
    members: [member],
    key: isEmpty ? "field.required" : TEXT_OF_KEYWORD[keyword] ?? "field.format",
    params: { count: limit, limit }
  };
}

// server/texts/text.ts
var CATALOGUES = { "zh-Hans": zhHans, en };
function text(language2, key, params = {}) {
  return CATALOGUES[language2][key].replace(/\{(\w+)\}/g, (hole, name) => {
    const value = params[name] ?? hole;
    return typeof value === "object" ? text(language2, value.key) : String(value);
  });
}

// server/plugins/errors.ts
function errors(app) {
  app.setErrorHandler((error, request, reply) => answer(toProblem(error), error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(new ApiProblem(404, "RouteNotFound"), null, request, reply));
}
function answer(problem2, cause, request, reply) {
  if (problem2.status >= 500) request.log.error({ err: cause }, "request failed");
  if (problem2.retryAfterSeconds !== void 0) void reply.header("retry-after", problem2.retryAfterSeconds);
  return reply.code(problem2.status).type("application/json; charset=utf-8").send(errorAnswer(problem2, request.language, request.id));
}
function errorAnswer(problem2, language2, requestId) {
  const message = text(language2, `error.${problem2.code}`, problem2.params);
  return {
    error: {
      code: problem2.code,
      message,
      details: null,
      validationErrors: problem2.fields.map(({ key, params, members }) => ({
        message: key ? text(language2, key, params) : message,
        members: [...members]
      })),
      ...problem2.status === 500 ? { correlationId: requestId } : {}
    }
  };
}
var KNOWN = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "BodyTooLarge"],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "MediaTypeNotTaken"],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, "MalformedBody"],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "MalformedBody"],
  FST_ERR_BAD_URL: [404, "RouteNotFound"],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, "MediaTypeNotTaken"],
  FST_REQ_FILE_TOO_LARGE: [413, "UploadTooLarge"],
  FST_FILES_LIMIT: [413, "UploadTooMany"],
  FST_PARTS_LIMIT: [413, "UploadTooMany"],
  FST_FIELDS_LIMIT: [413, "UploadTooMany"]
};
function toProblem(error) {
  if (error instanceof ApiProblem) return error;
  if (error.validation) return validationProblem(error.validation);
  const known = KNOWN[error.code];
  if (known) return new ApiProblem(...known);
  if (error instanceof SyntaxError || error.statusCode === 400) return new ApiProblem(400, "MalformedBody");
  return new ApiProblem(500, "Internal");
}

// server/plugins/idempotency.ts
import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { Type as Type18 } from "typebox";

// server/db/schema/index.ts
var schema_exports = {};
__export(schema_exports, {
  additionalServices: () => additionalServices,
  declaredNames: () => declaredNames,
  fundAccounts: () => fundAccounts,
  idempotencyKeys: () => idempotencyKeys,
  parcelLogs: () => parcelLogs,
  parcels: () => parcels,
  productCategories: () => productCategories,
  products: () => products,
  rateCounters: () => rateCounters,
  refreshTokens: () => refreshTokens,
  serverSecrets: () => serverSecrets,
  sessions: () => sessions,
  skus: () => skus,
  tenants: () => tenants,
  uploads: () => uploads,
  users: () => users,
  verificationCodes: () => verificationCodes,
  warehouses: () => warehouses
});

// server/db/schema/customers.ts
import { boolean, index, integer as integer2, pgTable, text as text3, uniqueIndex } from "drizzle-orm/pg-core";

// server/db/schema/columns.ts
import { bigint, jsonb, text as text2, timestamp } from "drizzle-orm/pg-core";
var id = () => text2("id").primaryKey();
var moment = (name) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
var minorUnits = (name) => bigint(name, { mode: "bigint" });
var localisedText = (name) => jsonb(name).$type();

// server/db/schema/customers.ts
var users = pgTable(
  "users",
  {
    id: id(),
    userName: text3("user_name").notNull(),
    userNameKey: text3("user_name_key").notNull(),
    passwordHash: text3("password_hash"),
    nickname: text3("nickname").notNull(),
    avatar: text3("avatar"),
    mobileNumber: text3("mobile_number"),
    email: text3("email"),
    wechatId: text3("wechat_id"),
    wechatQrCode: text3("wechat_qr_code"),
    idCode: text3("id_code").notNull(),
    referralCode: text3("referral_code"),
    creationTime: moment("creation_time").notNull()
  },
  (table) => [
    uniqueIndex("users_user_name_key").on(table.userNameKey),
    uniqueIndex("users_mobile_number").on(table.mobileNumber),
    uniqueIndex("users_email").on(table.email),
    uniqueIndex("users_id_code").on(table.idCode)
  ]
);
var sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: text3("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
    loginPlatform: text3("login_platform").$type().notNull(),
    creationTime: moment("creation_time").notNull(),
    revokedTime: moment("revoked_time")
  },
  (table) => [index("sessions_user").on(table.userId)]
);
var refreshTokens = pgTable(
  "refresh_tokens",
  {
    tokenHash: text3("token_hash").primaryKey(),
    sessionId: text3("session_id").notNull().references(() => sessions.id, { onDelete: "cascade" }),
    expirationTime: moment("expiration_time").notNull(),
    usedTime: moment("used_time")
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)]
);
var verificationCodes = pgTable(
  "verification_codes",
  {
    id: id(),
    target: text3("target").notNull(),
    purpose: text3("purpose").$type().notNull(),
    codeHash: text3("code_hash").notNull(),
    wrongTries: integer2("wrong_tries").notNull().default(0),
    isUsed: boolean("is_used").notNull().default(false),
    creationTime: moment("creation_time").notNull(),
    expirationTime: moment("expiration_time").notNull()
  },
  (table) => [index("verification_codes_target").on(table.target, table.creationTime)]
);
var fundAccounts = pgTable(
  "fund_accounts",
  {
    id: id(),
    userId: text3("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
    currencyCode: text3("currency_code").notNull(),
    balance: minorUnits("balance").notNull()
  },
  (table) => [uniqueIndex("fund_accounts_user_currency").on(table.userId, table.currencyCode)]
);

// server/db/schema/operations.ts
import { index as index2, integer as integer3, jsonb as jsonb2, pgTable as pgTable2, primaryKey, text as text4 } from "drizzle-orm/pg-core";
var idempotencyKeys = pgTable2(
  "idempotency_keys",
  {
    userId: text4("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
    key: text4("key").notNull(),
    requestHash: text4("request_hash").notNull(),
    answer: jsonb2("answer"),
    creationTime: moment("creation_time").notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index2("idempotency_keys_created").on(table.creationTime)
  ]
);
var rateCounters = pgTable2(
  "rate_counters",
  {
    key: text4("key").primaryKey(),
    count: integer3("count").notNull(),
    resetTime: moment("reset_time").notNull()
  },
  (table) => [index2("rate_counters_reset").on(table.resetTime)]
);
var uploads = pgTable2(
  "uploads",
  {
    url: text4("url").primaryKey(),
    userId: text4("user_id").references(() => users.id, { onDelete: "cascade" }),
    size: integer3("size").notNull(),
    creationTime: moment("creation_time").notNull()
  },
  (table) => [index2("uploads_user").on(table.userId)]
);
var serverSecrets = pgTable2("server_secrets", {
  name: text4("name").primaryKey(),
  value: text4("value").notNull()
});

// server/db/schema/parcels.ts
import { sql } from "drizzle-orm";
import { boolean as boolean2, index as index4, integer as integer5, jsonb as jsonb4, pgTable as pgTable4, text as text6, uniqueIndex as uniqueIndex2 } from "drizzle-orm/pg-core";

// server/db/schema/reference.ts
import { index as index3, integer as integer4, jsonb as jsonb3, pgTable as pgTable3, text as text5 } from "drizzle-orm/pg-core";
var tenants = pgTable3("tenants", {
  id: id(),
  displayName: localisedText("display_name").notNull(),
  settings: jsonb3("settings").$type().notNull()
});
var warehouses = pgTable3("warehouses", {
  id: id(),
  displayName: localisedText("display_name").notNull(),
  recipient: text5("recipient").notNull(),
  mobile: text5("mobile").notNull(),
  postCode: text5("post_code").notNull(),
  lv0DisplayName: localisedText("lv0_display_name").notNull(),
  lv1DisplayName: localisedText("lv1_display_name").notNull(),
  lv2DisplayName: localisedText("lv2_display_name").notNull(),
  lv3DisplayName: localisedText("lv3_display_name").notNull(),
  detailsAddress: text5("details_address").notNull(),
  tips: localisedText("tips"),
  displayOrder: integer4("display_order").notNull()
});
var declaredNames = pgTable3("declared_names", {
  id: id(),
  parentId: text5("parent_id").references(() => declaredNames.id),
  displayName: localisedText("display_name").notNull(),
  displayOrder: integer4("display_order").notNull()
});
var additionalServices = pgTable3("additional_services", {
  id: id(),
  businessType: integer4("business_type").$type().notNull(),
  additionalServiceType: integer4("additional_service_type").$type().notNull(),
  displayName: localisedText("display_name").notNull(),
  description: localisedText("description").notNull(),
  price: minorUnits("price").notNull(),
  currencyCode: text5("currency_code").notNull(),
  displayOrder: integer4("display_order").notNull()
});
var productCategories = pgTable3("product_categories", {
  id: id(),
  displayName: localisedText("display_name").notNull(),
  image: text5("image"),
  displayOrder: integer4("display_order").notNull()
});
var products = pgTable3(
  "products",
  {
    id: id(),
    categoryId: text5("category_id").notNull().references(() => productCategories.id),
    displayName: localisedText("display_name").notNull(),
    summary: localisedText("summary").notNull(),
    /** Paragraphs of plain text. */
    detail: jsonb3("detail").$type().notNull(),
    gallery: text5("gallery").array().notNull(),
    originalPrice: minorUnits("original_price"),
    currencyCode: text5("currency_code").notNull(),
    soldCount: integer4("sold_count").notNull(),
    displayOrder: integer4("display_order").notNull(),
    creationTime: moment("creation_time").notNull()
  },
  (table) => [index3("products_category").on(table.categoryId, table.displayOrder)]
);
var skus = pgTable3(
  "skus",
  {
    id: id(),
    productId: text5("product_id").notNull().references(() => products.id, { onDelete: "cascade" }),
    displayName: localisedText("display_name").notNull(),
    price: minorUnits("price").notNull(),
    stock: integer4("stock").notNull(),
    displayOrder: integer4("display_order").notNull()
  },
  (table) => [index3("skus_product").on(table.productId, table.displayOrder)]
);

// server/db/schema/parcels.ts
var parcels = pgTable4(
  "parcels",
  {
    id: id(),
    userId: text6("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
    warehouseId: text6("warehouse_id").notNull().references(() => warehouses.id),
    businessType: integer5("business_type").$type().notNull(),
    expressNumber: text6("express_number").notNull(),
    expressCompanyCode: text6("express_company_code"),
    status: integer5("status").$type().notNull(),
    /** When the parcel came into its status. */
    statusTime: moment("status_time").notNull(),
    isDeclared: boolean2("is_declared").notNull(),
    declaredName: text6("declared_name"),
    declaredNameId: text6("declared_name_id"),
    declaredCurrency: text6("declared_currency"),
    declaredValue: minorUnits("declared_value"),
    itemQuantity: integer5("item_quantity"),
    tags: text6("tags").array().notNull(),
    additionalServices: jsonb4("additional_services").$type().notNull(),
    purchaseOrderNumber: text6("purchase_order_number"),
    remarks: text6("remarks"),
    images: text6("images").array().notNull(),
    isInsured: boolean2("is_insured").notNull(),
    insuredValue: minorUnits("insured_value"),
    premium: minorUnits("premium"),
    weightGrams: integer5("weight_grams"),
    volumeWeightGrams: integer5("volume_weight_grams"),
    lengthMm: integer5("length_mm"),
    widthMm: integer5("width_mm"),
    heightMm: integer5("height_mm"),
    inboundTime: moment("inbound_time"),
    inboundImages: jsonb4("inbound_images").$type().notNull(),
    logisticsOrderId: text6("logistics_order_id"),
    creationTime: moment("creation_time").notNull(),
    version: integer5("version").notNull()
  },
  (table) => [
    // Signed and cancelled parcels are history: their number may be used again.
    uniqueIndex2("parcels_live_number").on(table.userId, table.expressNumber).where(sql`status not in (150, 210)`),
    index4("parcels_number").on(table.expressNumber),
    index4("parcels_user_created").on(table.userId, table.creationTime.desc(), table.id.desc()),
    index4("parcels_user_status").on(table.userId, table.status, table.creationTime.desc(), table.id.desc()),
    index4("parcels_status_time").on(table.status, table.statusTime)
  ]
);
var parcelLogs = pgTable4(
  "parcel_logs",
  {
    id: id(),
    parcelId: text6("parcel_id").notNull().references(() => parcels.id, { onDelete: "cascade" }),
    time: moment("time").notNull(),
    move: text6("move").$type().notNull(),
    status: integer5("status").$type().notNull(),
    actor: text6("actor").$type().notNull(),
    params: jsonb4("params").$type().notNull()
  },
  (table) => [index4("parcel_logs_parcel").on(table.parcelId, table.time, table.id)]
);

// server/plugins/idempotency.ts
var KEY_LIFE_MS = DAY_MS;
var headers = Type18.Object({
  "idempotency-key": Type18.Optional(
    Type18.String({ minLength: 8, maxLength: 100, description: "The same key with the same body answers the first result" })
  )
});
function createIdempotency(db, clock) {
  return {
    headers,
    once: (request, work) => {
      const key = request.headers["idempotency-key"];
      return db.transaction(
        (tx) => typeof key === "string" ? remembered(tx, request, key, clock.now(), work) : work(tx)
      );
    }
  };
}
async function remembered(tx, request, key, now, work) {
  const { userId } = customerOf(request);
  const requestHash = hashOf(request);
  const row = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  await tx.delete(idempotencyKeys).where(and(row, lt(idempotencyKeys.creationTime, after(now, -KEY_LIFE_MS))));
  const taken = await tx.insert(idempotencyKeys).values({ userId, key, requestHash, creationTime: now }).onConflictDoNothing().returning({ key: idempotencyKeys.key });
  if (taken.length === 0) {
    const [first] = await tx.select().from(idempotencyKeys).where(row);
    if (first?.requestHash !== requestHash) throw new ApiProblem(409, "IdempotencyKeyReused");
    return first.answer;
  }
  const answer2 = await work(tx);
  await tx.update(idempotencyKeys).set({ answer: answer2 }).where(row);
  return answer2;
}
function hashOf(request) {
  const parts = [request.method, request.url, JSON.stringify(request.body ?? null)];
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}

// server/texts/language.ts
function languageOf(header) {
  if (header === void 0 || header.trim() === "" || header.trim() === "*") return "zh-Hans";
  for (const { tag } of byPreference(header)) {
    if (tag.startsWith("zh")) return "zh-Hans";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}
function byPreference(header) {
  return header.split(",").map((part) => {
    const [tag = "", ...params] = part.trim().toLowerCase().split(";");
    const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find((value) => value !== void 0);
    return { tag, quality: quality === void 0 ? 1 : Number(quality) };
  }).filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
}

// server/plugins/language.ts
function language(app) {
  app.decorateRequest("language", "zh-Hans");
  app.addHook("onRequest", async (request, reply) => {
    request.language = languageOf(request.headers["accept-language"]);
    void reply.header("content-language", request.language);
  });
}

// server/plugins/openapi.ts
import swagger from "@fastify/swagger";

// server/contracts/index.ts
var AREAS = [
  additionalService_exports,
  common_exports,
  declaredName_exports,
  enumerations_exports,
  expressCompany_exports,
  health_exports,
  parcel_exports,
  parcelRequests_exports,
  passport_exports,
  statusDefinition_exports,
  store_exports,
  system_exports,
  upload_exports,
  user_exports,
  warehouse_exports,
  warehouseAddress_exports
];
function namedSchemas() {
  const found = new Set(AREAS.flatMap((area) => Object.values(area).filter(isNamed)));
  return [...found].sort((a, b) => a.$id < b.$id ? -1 : 1);
}
function isNamed(value) {
  return typeof value === "object" && value !== null && "$id" in value && typeof value.$id === "string";
}

// server/plugins/openapi.ts
async function openapi(app) {
  for (const schema of namedSchemas()) app.addSchema(schema);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Parcel forwarding API",
        version: "1.0.0",
        description: "What the customer app and the warehouse call. Lists answer `items` and `totalCount`."
      },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer" } }
      }
    },
    hideUntagged: true,
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index5) => typeof json.$id === "string" ? json.$id : `schema${index5}`
    }
  });
}

// server/plugins/rateLimit.ts
import rateLimitPlugin from "@fastify/rate-limit";

// server/plugins/rateCounters.ts
import { sql as sql2 } from "drizzle-orm";
var MAX_WINDOWS = 1e4;
function callCounter(db, clock, step) {
  const windows = /* @__PURE__ */ new Map();
  return async (key, windowMs) => {
    const now = clock.now();
    const open = windows.get(key);
    const window = open && open.resetTime > now ? open : void 0;
    const unwritten = (window?.unwritten ?? 0) + 1;
    if (window && unwritten < step) {
      window.unwritten = unwritten;
      return { current: window.counted + unwritten, ttl: window.resetTime.getTime() - now.getTime() };
    }
    if (window) window.unwritten = 0;
    const { count: count5, resetTime } = await write(db, key, unwritten, now, after(now, windowMs));
    if (step > 1) {
      if (windows.size >= MAX_WINDOWS) windows.clear();
      windows.set(key, { counted: count5, resetTime, unwritten: 0 });
    }
    return { current: count5, ttl: resetTime.getTime() - now.getTime() };
  };
}
async function write(db, key, calls, now, resetTime) {
  const isOver = sql2`${rateCounters.resetTime} <= ${now.toISOString()}`;
  const [row] = await db.insert(rateCounters).values({ key, count: calls, resetTime }).onConflictDoUpdate({
    target: rateCounters.key,
    set: {
      count: sql2`case when ${isOver} then excluded.count else ${rateCounters.count} + excluded.count end`,
      resetTime: sql2`case when ${isOver} then excluded.reset_time else ${rateCounters.resetTime} end`
    }
  }).returning({ count: rateCounters.count, resetTime: rateCounters.resetTime });
  return row ?? { count: calls, resetTime };
}

// server/plugins/rateLimit.ts
var GENERAL_STEP = 10;
async function rateLimit(app, db, clock, limits) {
  await app.register(rateLimitPlugin, {
    ...limits.general,
    store: databaseStore(db, clock, GENERAL_STEP),
    allowList: (request) => !request.url.startsWith("/api/"),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1e3);
      return new ApiProblem(429, "TooManyRequests", { params: { seconds }, retryAfterSeconds: seconds });
    }
  });
}
function databaseStore(db, clock, step) {
  const count5 = callCounter(db, clock, step);
  return class DatabaseStore {
    incr(key, done, timeWindow) {
      count5(key, timeWindow).then(
        (result) => done(null, result),
        (error) => done(error)
      );
    }
    child() {
      return new (databaseStore(db, clock, 1))({});
    }
  };
}

// server/plugins/requestIds.ts
import { randomUUID } from "node:crypto";
var HEADER = "x-request-id";
function requestIdOf(request) {
  const own = request.headers[HEADER];
  return typeof own === "string" && /^[\w-]{8,64}$/.test(own) ? own : randomUUID();
}
function requestIds(app) {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header(HEADER, request.id);
  });
}

// server/plugins/security.ts
import { createHash as createHash2 } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import helmet from "@fastify/helmet";
async function security(app, staticDir) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(join(staticDir, "index.html"))],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"]
      }
    },
    // Pictures are shown by a mini program and by apps on other origins.
    crossOriginResourcePolicy: { policy: "cross-origin" },
    // Whether the site is reached by https is decided in front of this server.
    strictTransportSecurity: false
  });
}
function inlineScriptHashes(pagePath) {
  const scripts = readPage(pagePath).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script = ""]) => `'sha256-${createHash2("sha256").update(script).digest("base64")}'`);
}
function readPage(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

// server/plugins/staticFiles.ts
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";

// server/db/seed/pictures.ts
var PICTURES_PATH = "/pictures/";
function pictureUrl(name) {
  return `${PICTURES_PATH}${name}.webp`;
}

// server/modules/upload/storage.ts
import { mkdir, writeFile } from "node:fs/promises";
import { join as join2 } from "node:path";

// server/ids.ts
import { randomBytes, randomInt } from "node:crypto";
var SEQUENCES = 65536;
var sequence = randomInt(SEQUENCES);
function newId(now) {
  sequence = (sequence + 1) % SEQUENCES;
  const ordered = Buffer.alloc(8);
  ordered.writeUIntBE(now.getTime(), 0, 6);
  ordered.writeUInt16BE(sequence, 6);
  return Buffer.concat([ordered, randomBytes(8)]).toString("hex");
}
function newSecretName() {
  return randomBytes(18).toString("base64url");
}

// server/modules/upload/storage.ts
var EXTENSION = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp"
};
var UPLOADS_PATH = "/uploads/";
function diskStorage(directory) {
  return {
    save: async ({ content, type }) => {
      const name = `${newSecretName()}.${EXTENSION[type]}`;
      await mkdir(directory, { recursive: true });
      await writeFile(join2(directory, name), content, { flag: "wx" });
      return UPLOADS_PATH + name;
    }
  };
}

// server/plugins/staticFiles.ts
var FOREVER = "public, max-age=31536000, immutable";
var A_DAY = "public, max-age=86400";
var ASK_AGAIN = "no-cache";
var HASHED = /[\\/](js|css|static|chunk)[\\/]/;
var SEED_PICTURES = fileURLToPath(new URL("../db/seed/pictures", import.meta.url));
async function staticFiles(app, staticDir, uploadsDir) {
  mkdirSync(uploadsDir, { recursive: true });
  await app.register(fastifyStatic, {
    root: uploadsDir,
    prefix: UPLOADS_PATH,
    index: false,
    cacheControl: false,
    setHeaders: (response) => response.setHeader("cache-control", FOREVER)
  });
  await app.register(fastifyStatic, {
    root: SEED_PICTURES,
    prefix: PICTURES_PATH,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response) => response.setHeader("cache-control", A_DAY)
  });
  if (!existsSync(staticDir)) return;
  await app.register(fastifyStatic, {
    root: staticDir,
    prefix: "/",
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (response, path) => response.setHeader("cache-control", HASHED.test(path) ? FOREVER : ASK_AGAIN)
  });
}

// server/plugins/tenant.ts
function tenant(app, tenantId) {
  app.addHook("onRequest", async (request) => {
    const asked = request.headers["__tenant"];
    if (asked !== void 0 && asked !== "" && asked !== tenantId) throw new ApiProblem(404, "TenantNotFound");
  });
}

// server/plugins/validation.ts
import AjvCompiler from "@fastify/ajv-compiler";
var buildValidator = (externalSchemas, settings) => {
  const build = AjvCompiler();
  const options = { ...settings?.customOptions, allErrors: true, removeAdditional: false, useDefaults: true };
  const strict = build(externalSchemas, { customOptions: { ...options, coerceTypes: false } });
  const coercing = build(externalSchemas, { customOptions: { ...options, coerceTypes: true } });
  return (route) => route.httpPart === "body" ? strict(route) : coercing(route);
};
var schemaController = { compilersFactory: { buildValidator } };
function validation(app) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, {});
    else parse(request, String(body), done);
  });
  app.addHook("preValidation", async (request) => {
    if (request.routeOptions.schema?.body !== void 0 && (request.body === void 0 || request.body === null)) {
      request.body = {};
    }
    if (holdsNul(request.body) || holdsNul(request.query) || holdsNul(request.params)) {
      throw new ApiProblem(400, "MalformedBody");
    }
  });
}
function holdsNul(value) {
  if (typeof value === "string") return value.includes("\0");
  if (Array.isArray(value)) return value.some(holdsNul);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).some(([key, member]) => key.includes("\0") || holdsNul(member));
  }
  return false;
}

// server/app.ts
var BODY_LIMIT = 256 * 1024;
async function buildApp(dependencies) {
  const app = fastify({
    loggerInstance: dependencies.log,
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    trustProxy: dependencies.trustProxy,
    schemaController,
    // Requests under way are finished at the end, idle connections are not waited for.
    forceCloseConnections: "idle"
  }).withTypeProvider();
  await guard(app, dependencies);
  dependencies.beforeRoutes?.(app);
  await serve(app, dependencies);
  return app;
}
async function guard(app, dependencies) {
  const { db, clock, services, tenantId, operatorToken, rateLimits, corsOrigins, staticDir } = dependencies;
  requestIds(app);
  language(app);
  errors(app);
  cors(app, corsOrigins);
  await security(app, staticDir);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  await rateLimit(app, db, clock, rateLimits);
  tenant(app, tenantId);
  authentication(app, { customer: services.tokens.read, operatorToken });
  validation(app);
}
async function serve(app, dependencies) {
  const { db, clock, services, rateLimits, staticDir, uploadsDir, checkReady } = dependencies;
  await openapi(app);
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: MAX_UPLOAD_FILES, fields: 20, fieldSize: 1e4 }
  });
  await app.register(
    async (scope) => routes(scope, { services, idempotency: createIdempotency(db, clock), limits: rateLimits, checkReady })
  );
  await staticFiles(app, staticDir, uploadsDir);
}

// server/db/dataDirLock.ts
import { closeSync, mkdirSync as mkdirSync2, openSync, readFileSync as readFileSync2, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
var DataDirLocked = class extends Error {
  name = "DataDirLocked";
};
function lockDataDir(path) {
  mkdirSync2(dirname(path), { recursive: true });
  if (!create(path)) {
    removeStale(path);
    if (!create(path)) throw lockedBy(path, holderOf(path));
  }
  return () => {
    if (holderOf(path) === process.pid) rmSync(path, { force: true });
  };
}
function create(path) {
  try {
    const file = openSync(path, "wx");
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}
function removeStale(path) {
  const holder = holderOf(path);
  if (isAlive(holder)) throw lockedBy(path, holder);
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  if (holderOf(aside) !== holder) {
    renameSync(aside, path);
    throw lockedBy(path, holderOf(path));
  }
  rmSync(aside, { force: true });
}
function holderOf(path) {
  try {
    return Number.parseInt(readFileSync2(path, "utf8"), 10) || 0;
  } catch {
    return 0;
  }
}
function isAlive(pid) {
  if (pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
function lockedBy(path, holder) {
  return new DataDirLocked(
    `The data directory is in use by process ${holder}. Stop that server first, or choose another directory with DATA_DIR. (Lock: ${path})`
  );
}

// server/db/embedded.ts
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

// server/db/migrations.ts
import { fileURLToPath as fileURLToPath2 } from "node:url";
var MIGRATIONS = { migrationsFolder: fileURLToPath2(new URL("./migrations", import.meta.url)) };

// server/db/embedded.ts
async function openEmbedded(source) {
  const client = "directory" in source ? await PGlite.create({ dataDir: source.directory }) : await PGlite.create(source.dump ? { loadDataDir: source.dump } : {});
  const db = drizzle(client, { schema: schema_exports });
  await migrate(db, MIGRATIONS);
  return { db, close: () => client.close(), dump: () => client.dumpDataDir("none") };
}

// server/db/postgres.ts
import { drizzle as drizzle2 } from "drizzle-orm/node-postgres";
import { migrate as migrate2 } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
var MIGRATION_LOCK = 730105004;
async function openPostgres(url2) {
  const pool = new Pool({ connectionString: url2, max: 10 });
  pool.on("error", () => void 0);
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate2(drizzle2(client), MIGRATIONS);
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
  return { db: drizzle2(pool, { schema: schema_exports }), close: () => pool.end() };
}

// server/db/secrets.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import { eq as eq2 } from "drizzle-orm";
async function sharedSecret(db, name) {
  const value = randomBytes2(32).toString("hex");
  await db.insert(serverSecrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(serverSecrets).where(eq2(serverSecrets.name, name));
  return Buffer.from(row?.value ?? value, "hex");
}

// server/db/seed/demo.ts
import { eq as eq3 } from "drizzle-orm";

// server/money/money.ts
var DECIMALS = 2;
var MINOR_PER_MAJOR = 10n ** BigInt(DECIMALS);
function parseMoney(amount2) {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount2);
  if (!match) throw new RangeError(`not an amount: ${amount2}`);
  const [, sign, whole = "0", fraction = ""] = match;
  const minor = BigInt(whole) * MINOR_PER_MAJOR + BigInt(fraction.padEnd(DECIMALS, "0"));
  return sign === "-" ? -minor : minor;
}
function formatMoney(minor) {
  const size = minor < 0n ? -minor : minor;
  const fraction = String(size % MINOR_PER_MAJOR).padStart(DECIMALS, "0");
  return `${minor < 0n ? "-" : ""}${size / MINOR_PER_MAJOR}.${fraction}`;
}
function shareOf(minor, rate) {
  const [whole = "0", fraction = ""] = rate.split(".");
  const scale = 10n ** BigInt(fraction.length);
  return (minor * BigInt(whole + fraction) * 2n + scale) / (scale * 2n);
}

// server/modules/parcel/insurance.ts
var MEMBER = "insurance.insuredValue";
function insure(wanted, { insurance, defaultCurrencyCode }) {
  if (!wanted?.isInsured) return { isInsured: false, insuredValue: null, premium: null };
  const insuredValue = parseMoney(wanted.insuredValue ?? "0");
  const maximum = parseMoney(insurance.maximumInsuredValue);
  if (insuredValue === 0n) throw fieldProblem(400, "InsuredValueRequired", MEMBER);
  if (insuredValue > maximum) {
    const params = { maximum: formatMoney(maximum), currency: defaultCurrencyCode };
    throw fieldProblem(400, "InsuredValueTooLarge", MEMBER, params);
  }
  const share = shareOf(insuredValue, insurance.rate);
  const minimum = parseMoney(insurance.minimumPremium);
  return { isInsured: true, insuredValue, premium: share > minimum ? share : minimum };
}

// server/modules/parcel/measures.ts
function measuresOf(shown) {
  return {
    weightGrams: Math.round(shown.weight * 1e3),
    lengthMm: Math.round(shown.length * 10),
    widthMm: Math.round(shown.width * 10),
    heightMm: Math.round(shown.height * 10)
  };
}
function volumeWeightGrams({ lengthMm, widthMm, heightMm }, divisor) {
  return Math.round(lengthMm * widthMm * heightMm / divisor);
}
function volumeOf(lengthMm, widthMm, heightMm) {
  return Math.round(lengthMm * widthMm * heightMm / 1e3) / 1e6;
}

// server/modules/passport/passwords.ts
import { hash, verify } from "@node-rs/argon2";
var hashOfNothing;
function hashPassword(password) {
  return hash(password);
}
async function checkPassword(passwordHash, password) {
  hashOfNothing ??= hash("");
  const isRight = await verify(passwordHash ?? await hashOfNothing, password);
  return isRight && passwordHash !== null && passwordHash !== void 0;
}

// server/modules/warehouse/label.ts
import sharp from "sharp";

// server/modules/warehouse/dotMatrix.ts
var GLYPHS = {
  "0": [14, 17, 19, 21, 25, 17, 14],
  "1": [4, 12, 4, 4, 4, 4, 14],
  "2": [14, 17, 1, 2, 4, 8, 31],
  "3": [31, 2, 4, 2, 1, 17, 14],
  "4": [2, 6, 10, 18, 31, 2, 2],
  "5": [31, 16, 30, 1, 1, 17, 14],
  "6": [6, 8, 16, 30, 17, 17, 14],
  "7": [31, 1, 2, 4, 8, 8, 8],
  "8": [14, 17, 17, 14, 17, 17, 14],
  "9": [14, 17, 17, 15, 1, 2, 12],
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [28, 18, 17, 17, 17, 18, 28],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 17, 25, 21, 19, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  Q: [14, 17, 17, 17, 21, 18, 13],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 21, 10],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 17, 10, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
  ".": [0, 0, 0, 0, 0, 12, 12],
  "-": [0, 0, 0, 31, 0, 0, 0]
};
var COLUMNS = 5;
var ADVANCE = 6;
function dotMatrixLine(line, { x, y, dot, color }) {
  const signs = [...line.toUpperCase()];
  const left = x - (signs.length * ADVANCE - 1) * dot / 2;
  const dots = signs.flatMap(
    (sign, index5) => (GLYPHS[sign] ?? []).flatMap(
      (bits, row) => columnsOf(bits).map((column) => {
        const dotX = left + (index5 * ADVANCE + column) * dot;
        return `M${dotX.toFixed(1)} ${(y + row * dot).toFixed(1)}h${dot}v${dot}h-${dot}z`;
      })
    )
  );
  return `<path d="${dots.join("")}" fill="${color}"/>`;
}
function columnsOf(bits) {
  return Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => bits & 1 << COLUMNS - 1 - column);
}

// server/modules/warehouse/label.ts
var WIDTH = 800;
var HEIGHT = 600;
var MIDDLE = WIDTH / 2;
async function drawLabel(expressNumber, measures) {
  const content = await sharp(Buffer.from(drawing(expressNumber, measures))).webp({ quality: 80 }).toBuffer();
  return { content, type: "image/webp" };
}
function drawing(expressNumber, { weightGrams, lengthMm, widthMm, heightMm }) {
  const size = [lengthMm, widthMm, heightMm].map((mm) => (mm / 10).toFixed(1)).join(" X ");
  const dot = Math.min(5, Math.floor(300 / (expressNumber.length * 6)) + 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="800" height="600" fill="#e8ecf1"/>
    <rect y="470" width="800" height="130" fill="#c9d1db"/>
    <path d="M210 170 L400 120 L590 170 L590 390 L400 440 L210 390z" fill="#d6a76c"/>
    <path d="M210 170 L400 220 L590 170 L400 120z" fill="#e6c08c"/>
    <path d="M400 220 L590 170 L590 390 L400 440z" fill="#c08f55"/>
    <path d="M290 149 L480 199 L510 191 L320 141z" fill="#f3e3c4"/>
    <rect x="226" y="262" width="348" height="84" rx="6" fill="#ffffff" stroke="#d5dbe3" stroke-width="2"/>
    ${dotMatrixLine(expressNumber, { x: MIDDLE, y: 276, dot, color: "#1f2937" })}
    ${dotMatrixLine(size, { x: MIDDLE, y: 320, dot: 2.4, color: "#4b5563" })}
    <path d="M150 440h500l20 34H130z" fill="#8b98a8"/>
    <rect x="120" y="474" width="560" height="72" rx="10" fill="#5b6777"/>
    <rect x="270" y="484" width="260" height="52" rx="6" fill="#10231a"/>
    ${dotMatrixLine(`${(weightGrams / 1e3).toFixed(2)} KG`, { x: MIDDLE, y: 492, dot: 5, color: "#57f2a3" })}
  </svg>`;
}

// server/warehouse/plausibleMeasures.ts
import { createHash as createHash3 } from "node:crypto";
function plausibleMeasures(expressNumber) {
  const [a = 0, b = 0, c = 0, d = 0] = createHash3("sha256").update(expressNumber).digest();
  const length = 18 + a % 33;
  const width = 12 + b % 24;
  const height = 5 + c % 20;
  const kgPerCubicMetre = 120 + d % 160;
  const weight = Math.round(length * width * height * kgPerCubicMetre / 1e4) / 100;
  return { weight: Math.max(0.1, weight), length, width, height };
}

// server/db/seed/demoParcels.ts
var DEMO_PARCELS = [
  { expressNumber: "SF1420538896071", expressCompanyCode: "SF", status: ParcelStatus.NotArrival, daysAgo: 2, name: ["clothing.jacket", "\u51AC\u5B63\u5916\u5957"], value: 45900n, itemQuantity: 2, tags: ["\u51AC\u88C5", "\u9001\u4EBA"], pictures: ["carry-on-case"] },
  { expressNumber: "YT7589024416308", expressCompanyCode: "YTO", status: ParcelStatus.NotArrival, daysAgo: 2.4, name: ["books-stationery.book", "\u513F\u7AE5\u7ED8\u672C"], value: 12800n, itemQuantity: 12, tags: ["\u5B69\u5B50"] },
  { expressNumber: "78340012956614", expressCompanyCode: "ZTO", status: ParcelStatus.NotArrival, daysAgo: 3.1, name: ["home.tableware", "\u9676\u74F7\u9910\u5177\u4E00\u5957"], value: 26900n, itemQuantity: 1, tags: ["\u5BB6\u91CC"], remarks: "\u6613\u788E\uFF0C\u8BF7\u8F7B\u653E", isInsured: true, pictures: ["mooncake-box", "oolong-tea"] },
  { expressNumber: "JT5307716629402", expressCompanyCode: "JT", status: ParcelStatus.Arrived, daysAgo: 3.6, name: ["shoes-bags.sneakers", "\u8DD1\u6B65\u978B"], value: 39900n, itemQuantity: 1, tags: ["\u8FD0\u52A8"] },
  { expressNumber: "JDVB22716093358", expressCompanyCode: "JD", status: ParcelStatus.Arrived, daysAgo: 4.2, name: ["electronics.earphones", "\u84DD\u7259\u8033\u673A"], value: 19900n, itemQuantity: 1, tags: ["\u6570\u7801"], isInsured: true, pictures: ["wireless-earphones"] },
  { expressNumber: "SF1437720154893", expressCompanyCode: "SF", status: ParcelStatus.Inbound, daysAgo: 5.3, name: ["food.tea", "\u51E4\u51F0\u5355\u4E1B"], value: 25600n, itemQuantity: 2, tags: ["\u9001\u4EBA", "\u98DF\u54C1"], pictures: ["oolong-tea"] },
  { expressNumber: "4318802247756", expressCompanyCode: "YUNDA", status: ParcelStatus.Inbound, daysAgo: 6.5, name: ["home.bedding", "\u56DB\u4EF6\u5957"], value: 32900n, itemQuantity: 1, tags: ["\u5BB6\u91CC"] },
  { expressNumber: "772041880350927", expressCompanyCode: "STO", status: ParcelStatus.Inbound, daysAgo: 9.2, name: ["toys-hobbies.building-blocks", "\u79EF\u6728\u5957\u88C5"], value: 58900n, itemQuantity: 3, tags: ["\u5B69\u5B50", "\u9001\u4EBA"], isInsured: true },
  { expressNumber: "YT7591180236645", expressCompanyCode: "YTO", status: ParcelStatus.Inbound, daysAgo: 14.7, name: ["clothing.trousers", "\u8FD0\u52A8\u957F\u88E4"], value: 15800n, itemQuantity: 2, tags: ["\u8FD0\u52A8"], pictures: ["school-backpack"] },
  { expressNumber: "DPK202481156307", expressCompanyCode: "DEPPON", status: ParcelStatus.Inbound, daysAgo: 33.4, name: ["home.lamp", "\u843D\u5730\u706F"], value: 42900n, itemQuantity: 1, tags: ["\u5BB6\u91CC"], remarks: "\u8BF7\u4E0E\u56DB\u4EF6\u5957\u4E00\u8D77\u5408\u7BB1" },
  { expressNumber: "SF1450096238817", expressCompanyCode: "SF", status: ParcelStatus.Arrived, daysAgo: 1.3 },
  { expressNumber: "ZT93560471182", expressCompanyCode: "ZTO", status: ParcelStatus.Inbound, daysAgo: 2.6 },
  { expressNumber: "9876604213358", expressCompanyCode: "CHINAPOST", status: ParcelStatus.Canceled, daysAgo: 20.5, name: ["books-stationery.documents", "\u8BC1\u4E66\u539F\u4EF6"], value: 1000n, itemQuantity: 1 }
];

// server/db/seed/tenant.ts
var TENANT = {
  id: "default-tenant",
  displayName: localised("\u8FDC\u9014\u96C6\u8FD0\u5E7F\u5DDE\u4ED3", "Yuantu Forwarding Guangzhou"),
  settings: {
    appName: localised("\u8FDC\u9014\u96C6\u8FD0", "Yuantu Forwarding"),
    defaultCurrencyCode: "CNY",
    declaredCurrencies: ["CNY", "USD", "SGD", "MYR", "AUD", "NZD", "CAD"],
    customerService: {
      email: "service@example.com",
      mobile: "020-8000-0000",
      workingHours: localised("\u5468\u4E00\u81F3\u5468\u516D 9:00\u201318:00\uFF08\u5317\u4EAC\u65F6\u95F4\uFF09", "Monday to Saturday 9:00\u201318:00 (Beijing time)")
    },
    insurance: { rate: "0.01", minimumPremium: "1.00", maximumInsuredValue: "50000.00" },
    storage: { freeDays: 30, dailyFee: "1.00" },
    volumeDivisor: 6e3
  }
};
var WAREHOUSES = [
  {
    id: "warehouse-guangzhou",
    displayName: localised("\u5E7F\u5DDE\u4ED3", "Guangzhou warehouse"),
    recipient: "\u8FDC\u9014\u96C6\u8FD0",
    mobile: "13800138000",
    postCode: "510470",
    lv0DisplayName: localised("\u4E2D\u56FD", "China"),
    lv1DisplayName: localised("\u5E7F\u4E1C\u7701", "Guangdong"),
    lv2DisplayName: localised("\u5E7F\u5DDE\u5E02", "Guangzhou"),
    lv3DisplayName: localised("\u767D\u4E91\u533A", "Baiyun District"),
    detailsAddress: "\u4EBA\u548C\u9547\u9E64\u9F99\u516D\u8DEF 88 \u53F7\u7269\u6D41\u56ED B \u680B 3 \u53F7\u95E8",
    tips: localised(
      "\u6536\u4EF6\u4EBA\u548C\u8BE6\u7EC6\u5730\u5740\u4E2D\u7684\u8BC6\u522B\u7801\u8BF7\u52FF\u5220\u6539\uFF0C\u5426\u5219\u5305\u88F9\u65E0\u6CD5\u81EA\u52A8\u5F52\u5230\u60A8\u7684\u8D26\u6237\u3002",
      "Keep the ID code in the recipient and the address: without it your parcel cannot be matched to your account."
    ),
    displayOrder: 10
  }
];

// server/db/seed/demo.ts
var DEMO_ACCOUNT = { userName: "demo", password: "demo1234", email: "demo@example.com", idCode: "FW100001" };
var BALANCE = 26850n;
var HOURS_TO_ARRIVE = 26;
var HOURS_TO_WEIGH = 5;
async function seedDemo({ db, now, settings, storage }) {
  const existing = await db.select({ id: users.id }).from(users).where(eq3(users.userNameKey, DEMO_ACCOUNT.userName));
  if (existing.length > 0) return;
  const userId = newId(now);
  const rows = await Promise.all(DEMO_PARCELS.map((parcel) => rowsOf(parcel, { userId, now, settings, storage })));
  const passwordHash = await hashPassword(DEMO_ACCOUNT.password);
  await db.transaction(async (tx) => {
    await tx.insert(users).values({
      id: userId,
      userName: DEMO_ACCOUNT.userName,
      userNameKey: DEMO_ACCOUNT.userName,
      passwordHash,
      nickname: "\u6797\u5C0F\u6EE1",
      email: DEMO_ACCOUNT.email,
      idCode: DEMO_ACCOUNT.idCode,
      creationTime: after(now, -40 * DAY_MS)
    });
    await tx.insert(fundAccounts).values({
      id: userId,
      userId,
      currencyCode: settings.defaultCurrencyCode,
      balance: BALANCE
    });
    await tx.insert(parcels).values(rows.map(({ parcel }) => parcel));
    await tx.insert(parcelLogs).values(rows.flatMap(({ logs }) => logs));
  });
}
async function rowsOf(demo, context) {
  const { userId, now, settings } = context;
  const creationTime = after(now, -demo.daysAgo * DAY_MS);
  const id2 = newId(creationTime);
  const isDeclared = demo.name !== void 0;
  const arrivalTime = isDeclared ? after(creationTime, HOURS_TO_ARRIVE * HOUR_MS) : creationTime;
  const logs = logsOf(demo, id2, creationTime, arrivalTime);
  const parcel = {
    id: id2,
    userId,
    warehouseId: WAREHOUSES[0]?.id ?? "",
    businessType: BusinessType.SHIP_FOR_ME,
    expressNumber: demo.expressNumber,
    expressCompanyCode: isDeclared ? demo.expressCompanyCode : null,
    status: demo.status,
    statusTime: logs.at(-1)?.time ?? creationTime,
    isDeclared,
    declaredNameId: demo.name?.[0] ?? null,
    declaredName: demo.name?.[1] ?? null,
    declaredCurrency: isDeclared ? settings.defaultCurrencyCode : null,
    declaredValue: demo.value ?? null,
    itemQuantity: demo.itemQuantity ?? null,
    tags: [...demo.tags ?? []],
    additionalServices: [],
    remarks: demo.remarks ?? null,
    images: (demo.pictures ?? []).map(pictureUrl),
    ...insure({ isInsured: demo.isInsured ?? false, insuredValue: formatMoney(demo.value ?? 0n) }, settings),
    inboundImages: [],
    creationTime,
    version: logs.length
  };
  return { parcel: { ...parcel, ...await checkInOf(demo, arrivalTime, context) }, logs };
}
async function checkInOf(demo, arrivalTime, { settings, storage }) {
  if (demo.status !== ParcelStatus.Inbound) return {};
  const measures = measuresOf(plausibleMeasures(demo.expressNumber));
  const inboundTime = after(arrivalTime, HOURS_TO_WEIGH * HOUR_MS);
  const url2 = await storage.save(await drawLabel(demo.expressNumber, measures));
  return {
    ...measures,
    volumeWeightGrams: volumeWeightGrams(measures, settings.volumeDivisor),
    inboundTime,
    inboundImages: [{ url: url2, time: inboundTime.toISOString() }]
  };
}
function logsOf({ status, name, expressNumber }, parcelId, creationTime, arrivalTime) {
  const line = (move, to, actor, time, params2 = {}) => ({
    id: newId(time),
    parcelId,
    time,
    move,
    status: to,
    actor,
    params: params2
  });
  const { weight, length, width, height } = plausibleMeasures(expressNumber);
  const params = { weightKg: weight, lengthCm: length, widthCm: width, heightCm: height };
  const declared = name ? [line("declare", ParcelStatus.NotArrival, "CUSTOMER", creationTime)] : [];
  const arrived = line("arrive", ParcelStatus.Arrived, "WAREHOUSE", arrivalTime);
  const weighed = line("inbound", ParcelStatus.Inbound, "WAREHOUSE", after(arrivalTime, HOURS_TO_WEIGH * HOUR_MS), params);
  if (status === ParcelStatus.Canceled) {
    return [...declared, line("cancel", ParcelStatus.Canceled, "CUSTOMER", after(creationTime, 2 * HOUR_MS))];
  }
  if (status === ParcelStatus.Inbound) return [...declared, arrived, weighed];
  return status === ParcelStatus.Arrived ? [...declared, arrived] : declared;
}

// server/db/seed/additionalServices.ts
var ADDITIONAL_SERVICES = [
  service("photo-inspection", AdditionalServiceType.PARCEL, 500n, ["\u5F00\u7BB1\u62CD\u7167", "Photo inspection"], ["\u5F00\u7BB1\u62CD\u6444 3 \u5F20\u5B9E\u7269\u7167\u7247", "The parcel is opened and three photos are taken"]),
  service("count-check", AdditionalServiceType.PARCEL, 300n, ["\u6E05\u70B9\u6570\u91CF", "Count check"], ["\u6309\u7533\u62A5\u4EF6\u6570\u6E05\u70B9\u7269\u54C1", "The items are counted against your declaration"]),
  service("remove-shoe-boxes", AdditionalServiceType.PARCEL, 200n, ["\u53BB\u978B\u76D2", "Remove shoe boxes"], ["\u53BB\u6389\u978B\u76D2\uFF0C\u51CF\u5C0F\u4F53\u79EF\u91CD", "Shoe boxes are taken off, which saves volume"]),
  service("remove-packaging", AdditionalServiceType.PARCEL, 200n, ["\u53BB\u5916\u5305\u88C5", "Remove outer packaging"], ["\u53BB\u6389\u591A\u4F59\u7684\u5FEB\u9012\u7EB8\u7BB1", "The courier\u2019s box is taken off"]),
  service("vacuum", AdditionalServiceType.PARCEL, 600n, ["\u62BD\u771F\u7A7A", "Vacuum packing"], ["\u8863\u7269\u3001\u88AB\u8925\u62BD\u771F\u7A7A\u538B\u7F29", "Clothes and bedding are packed without air"]),
  service("fragile", AdditionalServiceType.PARCEL, 800n, ["\u6613\u788E\u54C1\u4FDD\u62A4", "Fragile protection"], ["\u6C14\u6CE1\u67F1\u5305\u88F9\u5E76\u8D34\u6613\u788E\u6807\u7B7E", "Wrapped in air columns and labelled fragile"]),
  service("reinforced-packing", AdditionalServiceType.LOGISTICS_ORDER, 1500n, ["\u52A0\u56FA\u6253\u5305", "Reinforced packing"], ["\u4E94\u5C42\u7EB8\u7BB1\u5E76\u6253\u5305\u5E26\u52A0\u56FA", "A five-layer carton with straps"]),
  service("wooden-crate", AdditionalServiceType.LOGISTICS_ORDER, 8000n, ["\u6253\u6728\u67B6", "Wooden crate"], ["\u9002\u5408\u5BB6\u5177\u4E0E\u5927\u4EF6", "For furniture and large pieces"]),
  service("waterproof-wrap", AdditionalServiceType.LOGISTICS_ORDER, 1000n, ["\u9632\u6C34\u7F20\u819C", "Waterproof wrap"], ["\u6574\u7BB1\u7F20\u7ED5\u9632\u6C34\u819C", "The whole box is wrapped in film"]),
  service("remove-invoice", AdditionalServiceType.LOGISTICS_ORDER, 0n, ["\u53D6\u51FA\u5C0F\u7968", "Remove invoices"], ["\u53D6\u51FA\u5305\u88F9\u5185\u7684\u8D2D\u7269\u5C0F\u7968", "Receipts are taken out of the parcels"])
].map((row, displayOrder) => ({ ...row, displayOrder }));
function service(id2, additionalServiceType, price2, name, description) {
  return {
    id: id2,
    businessType: BusinessType.SHIP_FOR_ME,
    additionalServiceType,
    displayName: localised(...name),
    description: localised(...description),
    price: price2,
    currencyCode: "CNY"
  };
}

// server/db/seed/declaredNames.ts
var TREE = [
  [
    ["clothing", "\u670D\u88C5", "Clothing"],
    [
      ["t-shirt", "T\u6064", "T-shirt"],
      ["jacket", "\u5916\u5957", "Jacket"],
      ["trousers", "\u88E4\u5B50", "Trousers"],
      ["dress", "\u8FDE\u8863\u88D9", "Dress"],
      ["underwear", "\u5185\u8863", "Underwear"],
      ["childrens-wear", "\u7AE5\u88C5", "Children\u2019s wear"]
    ]
  ],
  [
    ["shoes-bags", "\u978B\u5305\u914D\u9970", "Shoes, bags and accessories"],
    [
      ["sneakers", "\u8FD0\u52A8\u978B", "Sneakers"],
      ["leather-shoes", "\u76AE\u978B", "Leather shoes"],
      ["handbag", "\u624B\u63D0\u5305", "Handbag"],
      ["backpack", "\u53CC\u80A9\u5305", "Backpack"],
      ["hat", "\u5E3D\u5B50", "Hat"],
      ["belt", "\u8170\u5E26", "Belt"]
    ]
  ],
  [
    ["home", "\u5BB6\u5C45\u65E5\u7528", "Home"],
    [
      ["bedding", "\u5E8A\u4E0A\u7528\u54C1", "Bedding"],
      ["curtain", "\u7A97\u5E18", "Curtain"],
      ["kitchenware", "\u53A8\u623F\u7528\u5177", "Kitchenware"],
      ["tableware", "\u9910\u5177", "Tableware"],
      ["storage-box", "\u6536\u7EB3\u76D2", "Storage box"],
      ["lamp", "\u706F\u5177", "Lamp"],
      ["small-furniture", "\u5C0F\u578B\u5BB6\u5177", "Small furniture"]
    ]
  ],
  [
    ["electronics", "\u7535\u5B50\u4EA7\u54C1", "Electronics"],
    [
      ["phone-accessories", "\u624B\u673A\u914D\u4EF6", "Phone accessories"],
      ["earphones", "\u8033\u673A", "Earphones"],
      ["keyboard-mouse", "\u952E\u76D8\u9F20\u6807", "Keyboard and mouse"],
      ["smart-watch", "\u667A\u80FD\u624B\u8868", "Smart watch"],
      ["data-cable", "\u6570\u636E\u7EBF", "Cable"],
      ["small-appliance", "\u5C0F\u5BB6\u7535", "Small appliance"]
    ]
  ],
  [
    ["beauty", "\u7F8E\u5986\u4E2A\u62A4", "Beauty and care"],
    [
      ["skin-care", "\u62A4\u80A4\u54C1", "Skin care"],
      ["make-up", "\u5F69\u5986", "Make-up"],
      ["shampoo", "\u6D17\u53D1\u6C34", "Shampoo"],
      ["face-mask", "\u9762\u819C", "Face mask"],
      ["make-up-tools", "\u7F8E\u5986\u5DE5\u5177", "Make-up tools"]
    ]
  ],
  [
    ["food", "\u98DF\u54C1", "Food"],
    [
      ["snacks", "\u96F6\u98DF", "Snacks"],
      ["tea", "\u8336\u53F6", "Tea"],
      ["instant-noodles", "\u65B9\u4FBF\u9762", "Instant noodles"],
      ["seasoning", "\u8C03\u5473\u54C1", "Seasoning"],
      ["dried-fruit", "\u5E72\u679C", "Dried fruit"],
      ["candy", "\u7CD6\u679C", "Candy"]
    ]
  ],
  [
    ["toys-hobbies", "\u73A9\u5177\u4E0E\u7231\u597D", "Toys and hobbies"],
    [
      ["building-blocks", "\u79EF\u6728", "Building blocks"],
      ["plush-toy", "\u6BDB\u7ED2\u73A9\u5177", "Plush toy"],
      ["model-figure", "\u6A21\u578B\u624B\u529E", "Model figure"],
      ["board-game", "\u684C\u6E38", "Board game"],
      ["fishing-gear", "\u6E14\u5177", "Fishing gear"],
      ["musical-instrument", "\u4E50\u5668", "Musical instrument"]
    ]
  ],
  [
    ["books-stationery", "\u56FE\u4E66\u6587\u5177", "Books and stationery"],
    [
      ["book", "\u56FE\u4E66", "Book"],
      ["notebook", "\u7B14\u8BB0\u672C", "Notebook"],
      ["pens", "\u7B14", "Pens"],
      ["art-supplies", "\u7F8E\u672F\u7528\u54C1", "Art supplies"],
      ["documents", "\u6587\u4EF6\u8D44\u6599", "Documents"],
      ["stickers", "\u8D34\u7EB8\u624B\u8D26", "Stickers"]
    ]
  ]
];
var DECLARED_NAMES = TREE.flatMap(([category, names], index5) => [
  { id: category[0], parentId: null, displayName: nameOf(category), displayOrder: index5 },
  ...names.map((name, order) => ({
    id: `${category[0]}.${name[0]}`,
    parentId: category[0],
    displayName: nameOf(name),
    displayOrder: order
  }))
]);
function nameOf([, zhHans2, en2]) {
  return localised(zhHans2, en2);
}

// server/db/seed/productList.ts
var PRODUCTS = [
  {
    id: "strong-carton",
    category: "packing",
    name: ["\u4E94\u5C42\u52A0\u786C\u7EB8\u7BB1\uFF083 \u4E2A\u88C5\uFF09", "Five-layer cartons, set of 3"],
    summary: ["\u8DE8\u5883\u96C6\u8FD0\u4E13\u7528\uFF0C\u627F\u91CD 30 kg", "Made for overseas shipping, carries 30 kg"],
    originalPrice: 3900n,
    soldCount: 862,
    skus: [["40 \xD7 30 \xD7 30 cm", "40 \xD7 30 \xD7 30 cm", 2900n, 240], ["60 \xD7 40 \xD7 40 cm", "60 \xD7 40 \xD7 40 cm", 4500n, 118]],
    detail: {
      zhHans: ["\u4E94\u5C42\u74E6\u695E\uFF0C\u8FB9\u89D2\u52A0\u539A\uFF0C\u957F\u9014\u8FD0\u8F93\u4E0D\u6613\u53D8\u5F62\u3002", "\u4ED8\u6B3E\u540E\u76F4\u63A5\u653E\u5165\u60A8\u7684\u4ED3\u5E93\uFF0C\u53EF\u4E0E\u5176\u4ED6\u5305\u88F9\u4E00\u8D77\u5408\u7BB1\u5BC4\u51FA\u3002"],
      en: ["Five layers of corrugated board with thick edges keep their shape on a long way.", "Once paid, they wait in your warehouse and can be shipped with your other parcels."]
    }
  },
  {
    id: "packing-tape",
    category: "packing",
    name: ["\u9AD8\u7C98\u5C01\u7BB1\u80F6\u5E26\uFF086 \u5377\uFF09", "Strong packing tape, 6 rolls"],
    summary: ["\u4F4E\u6E29\u4E0D\u8106\u88C2", "Holds in the cold"],
    originalPrice: null,
    soldCount: 1530,
    skus: [["\u900F\u660E", "Clear", 1890n, 500], ["\u7C73\u9EC4", "Beige", 1890n, 420]],
    detail: { zhHans: ["\u5BBD 48 mm\uFF0C\u6BCF\u5377 100 \u7C73\u3002"], en: ["48 mm wide, 100 m on each roll."] }
  },
  {
    id: "digital-scale",
    category: "packing",
    name: ["\u624B\u63D0\u884C\u674E\u7535\u5B50\u79E4", "Digital luggage scale"],
    summary: ["50 kg \u91CF\u7A0B\uFF0C\u8BEF\u5DEE 10 g", "Up to 50 kg, to within 10 g"],
    originalPrice: 5900n,
    soldCount: 417,
    skus: [["\u767D\u8272", "White", 3990n, 86]],
    detail: { zhHans: ["\u81EA\u52A8\u9501\u5B9A\u8BFB\u6570\uFF0C\u542B\u7535\u6C60\u3002"], en: ["The reading locks by itself. Batteries are included."] }
  },
  {
    id: "carry-on-case",
    category: "travel",
    name: ["20 \u5BF8\u767B\u673A\u7BB1", "20-inch carry-on case"],
    summary: ["\u9759\u97F3\u4E07\u5411\u8F6E\uFF0CTSA \u5BC6\u7801\u9501", "Silent wheels and a TSA lock"],
    originalPrice: 39900n,
    soldCount: 203,
    skus: [["\u96FE\u84DD", "Mist blue", 28900n, 32], ["\u7C73\u767D", "Off-white", 28900n, 27], ["\u77F3\u58A8", "Graphite", 29900n, 0]],
    detail: { zhHans: ["PC \u7BB1\u4F53\uFF0C\u51C0\u91CD 2.8 kg\u3002", "\u652F\u6301 7 \u5929\u65E0\u7406\u7531\u9000\u6362\uFF08\u672A\u4F7F\u7528\uFF09\u3002"], en: ["A polycarbonate shell, 2.8 kg.", "Unused cases can be returned within 7 days."] }
  },
  {
    id: "school-backpack",
    category: "travel",
    name: ["\u8F7B\u91CF\u53CC\u80A9\u5305 22 L", "Light backpack, 22 L"],
    summary: ["\u9632\u6CFC\u6C34\uFF0C\u53EF\u653E 15 \u5BF8\u7535\u8111", "Sheds rain, fits a 15-inch laptop"],
    originalPrice: 15900n,
    soldCount: 689,
    skus: [["\u6D77\u519B\u84DD", "Navy", 11900n, 74], ["\u6A44\u6984\u7EFF", "Olive", 11900n, 51]],
    detail: { zhHans: ["\u4EC5\u91CD 480 g\uFF0C\u80CC\u90E8\u900F\u6C14\u7F51\u5E03\u3002"], en: ["Only 480 g, with a mesh back."] }
  },
  {
    id: "travel-umbrella",
    category: "travel",
    name: ["\u5168\u81EA\u52A8\u6298\u53E0\u4F1E", "Automatic folding umbrella"],
    summary: ["\u5341\u9AA8\u6297\u98CE\uFF0C\u9632\u6652 UPF50+", "Ten ribs against wind, UPF 50+"],
    originalPrice: null,
    soldCount: 944,
    skus: [["\u9ED1\u8272", "Black", 4900n, 160], ["\u9152\u7EA2", "Wine red", 4900n, 95]],
    detail: { zhHans: ["\u4E00\u952E\u5F00\u5408\uFF0C\u6536\u7EB3\u957F\u5EA6 30 cm\u3002"], en: ["Opens and closes at a touch; 30 cm when folded."] }
  },
  {
    id: "wireless-earphones",
    category: "digital",
    name: ["\u771F\u65E0\u7EBF\u84DD\u7259\u8033\u673A", "Wireless earphones"],
    summary: ["\u4E3B\u52A8\u964D\u566A\uFF0C\u7EED\u822A 30 \u5C0F\u65F6", "Noise cancelling, 30 hours of play"],
    originalPrice: 29900n,
    soldCount: 1208,
    skus: [["\u4E91\u767D", "Cloud white", 19900n, 140], ["\u591C\u9ED1", "Night black", 19900n, 133]],
    detail: { zhHans: ["\u542B\u9502\u7535\u6C60\uFF0C\u8BF7\u9009\u62E9\u53EF\u5BC4\u5E26\u7535\u4EA7\u54C1\u7684\u6E20\u9053\u3002"], en: ["Contains a lithium battery: choose a channel that takes batteries."] }
  },
  {
    id: "travel-adapter",
    category: "digital",
    name: ["\u5168\u7403\u901A\u7528\u8F6C\u6362\u63D2\u5934", "World travel adapter"],
    summary: ["\u82F1\u3001\u7F8E\u3001\u6B27\u3001\u6FB3\u6807\u56DB\u5408\u4E00", "UK, US, EU and AU in one"],
    originalPrice: 8900n,
    soldCount: 775,
    skus: [["65 W \u5FEB\u5145\u7248", "65 W fast charging", 6900n, 210], ["\u6807\u51C6\u7248", "Standard", 3900n, 305]],
    detail: { zhHans: ["\u53CC USB-C \u4E0E\u5355 USB-A\uFF0C\u8FC7\u8F7D\u81EA\u52A8\u65AD\u7535\u3002"], en: ["Two USB-C and one USB-A port; switches off when overloaded."] }
  },
  {
    id: "mechanical-keyboard",
    category: "digital",
    name: ["87 \u952E\u673A\u68B0\u952E\u76D8", "87-key mechanical keyboard"],
    summary: ["\u70ED\u63D2\u62D4\uFF0C\u4E09\u6A21\u8FDE\u63A5", "Hot-swappable, three ways to connect"],
    originalPrice: null,
    soldCount: 331,
    skus: [["\u8336\u8F74", "Brown switches", 25900n, 44], ["\u7EA2\u8F74", "Red switches", 25900n, 38]],
    detail: { zhHans: ["PBT \u952E\u5E3D\uFF0C\u652F\u6301\u6709\u7EBF\u3001\u84DD\u7259\u4E0E 2.4 G\u3002"], en: ["PBT keycaps; wired, Bluetooth and 2.4 G."] }
  },
  {
    id: "oolong-tea",
    category: "taste-of-home",
    name: ["\u51E4\u51F0\u5355\u4E1B\u4E4C\u9F99\u8336 250 g", "Phoenix oolong tea, 250 g"],
    summary: ["\u6F6E\u5DDE\u4E4C\u5CBD\u5C71\uFF0C\u871C\u5170\u9999", "From Chaozhou, with a honey-orchid note"],
    originalPrice: 16800n,
    soldCount: 512,
    skus: [["\u7F50\u88C5", "Tin", 12800n, 90], ["\u793C\u76D2", "Gift box", 16800n, 40]],
    detail: { zhHans: ["\u5F53\u5E74\u6625\u8336\uFF0C\u5BC6\u5C01\u5145\u6C2E\u3002"], en: ["This year\u2019s spring tea, sealed in nitrogen."] }
  },
  {
    id: "mooncake-box",
    category: "taste-of-home",
    name: ["\u5E7F\u5F0F\u6708\u997C\u793C\u76D2", "Cantonese mooncakes, gift box"],
    summary: ["\u53CC\u9EC4\u767D\u83B2\u84C9\uFF0C8 \u679A\u88C5", "White lotus with two yolks, 8 pieces"],
    originalPrice: 23800n,
    soldCount: 296,
    skus: [["8 \u679A", "8 pieces", 18800n, 66]],
    detail: { zhHans: ["\u542B\u86CB\u9EC4\uFF0C\u90E8\u5206\u56FD\u5BB6\u7981\u6B62\u5165\u5883\uFF0C\u4E0B\u5355\u524D\u8BF7\u786E\u8BA4\u3002"], en: ["Contains egg: some countries refuse it, please check before ordering."] }
  },
  {
    id: "instant-noodles",
    category: "taste-of-home",
    name: ["\u87BA\u86F3\u7C89\uFF086 \u888B\uFF09", "River-snail noodles, 6 bags"],
    summary: ["\u67F3\u5DDE\u539F\u4EA7\uFF0C\u52A0\u81ED\u52A0\u8FA3", "From Liuzhou, extra hot"],
    originalPrice: null,
    soldCount: 2033,
    skus: [["\u539F\u5473", "Original", 5900n, 380], ["\u9EBB\u8FA3", "Extra hot", 6200n, 265]],
    detail: { zhHans: ["\u6BCF\u888B 330 g\uFF0C\u4FDD\u8D28\u671F 180 \u5929\u3002"], en: ["330 g a bag, keeps for 180 days."] }
  },
  {
    id: "thermos-bottle",
    category: "daily",
    name: ["316 \u4E0D\u9508\u94A2\u4FDD\u6E29\u676F 500 ml", "Steel vacuum bottle, 500 ml"],
    summary: ["12 \u5C0F\u65F6\u4FDD\u6E29", "Stays hot for 12 hours"],
    originalPrice: 12900n,
    soldCount: 1120,
    skus: [["\u73CD\u73E0\u767D", "Pearl white", 8900n, 150], ["\u58A8\u7EFF", "Dark green", 8900n, 122]],
    detail: { zhHans: ["\u5185\u80C6 316 \u4E0D\u9508\u94A2\uFF0C\u676F\u76D6\u53EF\u4F5C\u8336\u676F\u3002"], en: ["316 steel inside; the lid serves as a cup."] }
  },
  {
    id: "bath-towels",
    category: "daily",
    name: ["\u65B0\u7586\u957F\u7ED2\u68C9\u6D74\u5DFE\uFF082 \u6761\uFF09", "Long-staple cotton towels, set of 2"],
    summary: ["70 \xD7 140 cm\uFF0C\u5438\u6C34\u67D4\u8F6F", "70 \xD7 140 cm, soft and absorbent"],
    originalPrice: 15900n,
    soldCount: 458,
    skus: [["\u6D45\u7070", "Light grey", 10900n, 88], ["\u5976\u6CB9", "Cream", 10900n, 79]],
    detail: { zhHans: ["600 \u514B\u91CD\uFF0C\u53EF\u673A\u6D17\u3002"], en: ["600 gsm, machine washable."] }
  },
  {
    id: "desk-lamp",
    category: "daily",
    name: ["\u62A4\u773C\u53F0\u706F", "Desk lamp"],
    summary: ["\u56FD AA \u7EA7\u7167\u5EA6\uFF0C\u65E0\u7EA7\u8C03\u5149", "Even light, dims smoothly"],
    originalPrice: 25900n,
    soldCount: 187,
    skus: [["\u767D\u8272", "White", 19900n, 58]],
    detail: { zhHans: ["USB-C \u4F9B\u7535\uFF0C\u5168\u7403\u7535\u538B\u53EF\u7528\u3002"], en: ["Runs on USB-C, anywhere in the world."] }
  }
];

// server/db/seed/products.ts
var CATEGORIES = [
  ["packing", "\u6253\u5305\u6750\u6599", "Packing supplies"],
  ["travel", "\u65C5\u884C\u6536\u7EB3", "Travel and storage"],
  ["digital", "\u6570\u7801\u914D\u4EF6", "Digital accessories"],
  ["taste-of-home", "\u5BB6\u4E61\u5473\u9053", "Taste of home"],
  ["daily", "\u5C45\u5BB6\u65E5\u7528", "Everyday home"]
];
var PRODUCT_CATEGORIES = CATEGORIES.map(
  ([id2, zhHans2, en2], displayOrder) => ({
    id: id2,
    displayName: localised(zhHans2, en2),
    image: pictureUrl(`category-${id2}`),
    displayOrder
  })
);
function productRows(creationTime) {
  return PRODUCTS.map((product, displayOrder) => ({
    id: product.id,
    categoryId: product.category,
    displayName: localised(...product.name),
    summary: localised(...product.summary),
    detail: { "zh-Hans": product.detail.zhHans, en: product.detail.en },
    gallery: [pictureUrl(product.id), pictureUrl(`${product.id}-2`)],
    originalPrice: product.originalPrice,
    currencyCode: "CNY",
    soldCount: product.soldCount,
    displayOrder,
    creationTime
  }));
}
var PRODUCT_SKUS = PRODUCTS.flatMap(
  ({ id: id2, skus: skus2 }) => skus2.map(([zhHans2, en2, price2, stock2], displayOrder) => ({
    id: `${id2}.${displayOrder + 1}`,
    productId: id2,
    displayName: localised(zhHans2, en2),
    price: price2,
    stock: stock2,
    displayOrder
  }))
);

// server/db/seed/reference.ts
async function seedReference(db, now) {
  return db.transaction(async (tx) => {
    const inserted = await tx.insert(tenants).values(TENANT).onConflictDoNothing().returning();
    if (inserted.length > 0) {
      await tx.insert(warehouses).values(WAREHOUSES);
      await tx.insert(declaredNames).values(DECLARED_NAMES);
      await tx.insert(additionalServices).values(ADDITIONAL_SERVICES);
      await tx.insert(productCategories).values(PRODUCT_CATEGORIES);
      await tx.insert(products).values(productRows(now));
      await tx.insert(skus).values(PRODUCT_SKUS);
    }
    const [tenant2] = await tx.select().from(tenants);
    return tenant2 ?? TENANT;
  });
}

// server/housekeeping.ts
import { lt as lt2 } from "drizzle-orm";
function startHousekeeping(db, clock, log) {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanUp(db, clock.now()).catch((error) => log.error({ err: error }, "housekeeping failed"));
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
async function cleanUp(db, now) {
  const aDayAgo = after(now, -DAY_MS);
  await db.delete(rateCounters).where(lt2(rateCounters.resetTime, now));
  await db.delete(idempotencyKeys).where(lt2(idempotencyKeys.creationTime, aDayAgo));
  await db.delete(verificationCodes).where(lt2(verificationCodes.creationTime, aDayAgo));
  await db.delete(refreshTokens).where(lt2(refreshTokens.expirationTime, now));
}

// server/log.ts
import { pino } from "pino";
function createLog(level) {
  return pino({
    level,
    serializers: {
      req: (request) => ({
        method: request.method,
        path: request.url.split("?")[0],
        platform: request.headers["platform"]
      })
    }
  });
}

// server/modules/passport/codeSender.ts
import { createTransport } from "nodemailer";
function logCodeSender(log) {
  return { send: ({ target, code, purpose }) => log.info(`verification code for ${target} (${purpose}): ${code}`) };
}
function mailCodeSender(smtp, log, others) {
  const transport = createTransport(smtp.url);
  return {
    send: (code) => {
      if (!code.target.includes("@")) return others.send(code);
      transport.sendMail({
        from: smtp.from,
        to: code.target,
        subject: text(code.language, "mail.codeSubject"),
        text: text(code.language, "mail.codeBody", { code: code.code, minutes: code.lifeMinutes })
      }).catch((error) => log.error({ err: error }, "a verification code could not be mailed"));
    }
  };
}

// server/modules/additionalService/service.ts
import { and as and2, asc, eq as eq4 } from "drizzle-orm";
function createAdditionalServiceService(db) {
  return {
    listGroups: async (request, language2) => {
      const { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE, filter = "" } = request;
      const rows = await db.select().from(additionalServices).where(conditions(request)).orderBy(asc(additionalServices.displayOrder));
      const wanted = rows.filter((row) => row.displayName[language2].toLowerCase().includes(filter.trim().toLowerCase()));
      const items = group(wanted.slice(skipCount, skipCount + maxResultCount), language2);
      return { items, totalCount: items.length };
    }
  };
}
function conditions({ businessType, additionalServiceType }) {
  return and2(
    businessType === void 0 ? void 0 : eq4(additionalServices.businessType, businessType),
    additionalServiceType === void 0 ? void 0 : eq4(additionalServices.additionalServiceType, additionalServiceType)
  );
}
function group(rows, language2) {
  const groups = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const { businessType, additionalServiceType } = row;
    const key = `${businessType}:${additionalServiceType}`;
    const found = groups.get(key) ?? { businessType, additionServiceType: additionalServiceType, list: [] };
    found.list.push(toService(row, language2));
    groups.set(key, found);
  }
  return [...groups.values()];
}
function toService(row, language2) {
  return {
    id: row.id,
    displayName: row.displayName[language2],
    description: row.description[language2],
    price: formatMoney(row.price),
    currencyCode: row.currencyCode
  };
}

// server/modules/declaredName/service.ts
import { asc as asc2 } from "drizzle-orm";
function createDeclaredNameService(db) {
  return {
    tree: async (language2, filter = "") => {
      const rows = await db.select().from(declaredNames).orderBy(asc2(declaredNames.displayOrder));
      const items = branches(rows, null, filter.trim().toLowerCase(), language2);
      return { items, totalCount: items.length };
    }
  };
}
function branches(rows, parentId, wanted, language2) {
  return rows.filter((row) => row.parentId === parentId).flatMap((row) => {
    const isWanted = Object.values(row.displayName).some((name) => name.toLowerCase().includes(wanted));
    const children = branches(rows, row.id, isWanted ? "" : wanted, language2);
    return isWanted || children.length > 0 ? [{ id: row.id, displayName: row.displayName[language2], children }] : [];
  });
}

// server/db/constraints.ts
function violatedConstraint(error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause;
    if (code === "23505" && typeof constraint === "string") return constraint;
  }
  return void 0;
}

// server/modules/parcel/declaration.ts
import { and as and3, eq as eq5, inArray } from "drizzle-orm";
async function readDeclaration(tx, userId, request, settings) {
  refuseUnknownCodes(request, settings);
  await refuseUnknownName(tx, request.declaredNameId);
  const images = await ownImages(tx, userId, request.images ?? []);
  return {
    isDeclared: true,
    expressCompanyCode: request.expressCompanyCode ?? null,
    declaredName: request.declaredName.trim(),
    declaredNameId: request.declaredNameId ?? null,
    declaredCurrency: request.declaredCurrency,
    declaredValue: parseMoney(request.declaredValue),
    itemQuantity: request.itemQuantity,
    tags: distinct((request.tags ?? []).map((tag) => tag.trim())),
    additionalServices: await chosenServices(tx, request.additionalServiceIds ?? []),
    purchaseOrderNumber: request.purchaseOrderNumber?.trim() || null,
    remarks: request.remarks?.trim() || null,
    images,
    ...insure(request.insurance, settings)
  };
}
async function warehouseFor(tx, warehouseId) {
  const [warehouse] = await tx.select({ id: warehouses.id }).from(warehouses).where(warehouseId === void 0 ? void 0 : eq5(warehouses.id, warehouseId)).orderBy(warehouses.displayOrder).limit(1);
  if (!warehouse) throw fieldProblem(400, "WarehouseUnknown", "warehouseId");
  return warehouse.id;
}
function refuseUnknownCodes(request, { declaredCurrencies }) {
  const { expressCompanyCode, declaredCurrency } = request;
  if (!declaredCurrencies.includes(declaredCurrency)) {
    throw fieldProblem(400, "CurrencyNotAccepted", "declaredCurrency");
  }
  if (expressCompanyCode !== void 0 && findExpressCompany(expressCompanyCode, "en") === null) {
    throw fieldProblem(400, "ExpressCompanyUnknown", "expressCompanyCode");
  }
}
async function refuseUnknownName(tx, declaredNameId) {
  if (declaredNameId === void 0) return;
  const found = await tx.select({ id: declaredNames.id }).from(declaredNames).where(eq5(declaredNames.id, declaredNameId));
  if (found.length === 0) throw fieldProblem(400, "DeclaredNameUnknown", "declaredNameId");
}
async function ownImages(tx, userId, urls) {
  const wanted = distinct(urls);
  if (wanted.length === 0) return [];
  const own = await tx.select({ url: uploads.url }).from(uploads).where(and3(eq5(uploads.userId, userId), inArray(uploads.url, wanted)));
  if (own.length < wanted.length) throw fieldProblem(400, "ImageUnknown", "images");
  return wanted;
}
async function chosenServices(tx, ids) {
  const wanted = distinct(ids);
  if (wanted.length === 0) return [];
  const rows = await tx.select().from(additionalServices).where(
    and3(
      inArray(additionalServices.id, wanted),
      eq5(additionalServices.additionalServiceType, AdditionalServiceType.PARCEL)
    )
  ).orderBy(additionalServices.displayOrder);
  if (rows.length < wanted.length) throw fieldProblem(400, "AdditionalServiceUnknown", "additionalServiceIds");
  return rows.map(({ id: id2, displayName, description, price: price2, currencyCode }) => ({
    id: id2,
    displayName,
    description,
    price: formatMoney(price2),
    currencyCode
  }));
}
function distinct(values) {
  return [...new Set(values)];
}

// server/modules/parcel/repository.ts
import { and as and4, asc as asc3, count, desc, eq as eq6, ilike, isNotNull, isNull, notInArray, or, sql as sql3 } from "drizzle-orm";
var ENDED = [ParcelStatus.Signed, ParcelStatus.Canceled];
async function listParcels(db, userId, request) {
  const { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE, sorting = "creationTime desc" } = request;
  const where = and4(eq6(parcels.userId, userId), ...filters(request));
  const rows = await db.select().from(parcels).where(where).orderBy(...ORDERS[sorting]).limit(maxResultCount).offset(skipCount);
  const isWhole = rows.length < maxResultCount && (rows.length > 0 || skipCount === 0);
  if (isWhole) return { rows, totalCount: skipCount + rows.length };
  const [total] = await db.select({ count: count() }).from(parcels).where(where);
  return { rows, totalCount: total?.count ?? 0 };
}
var ORDERS = {
  "creationTime desc": [desc(parcels.creationTime), desc(parcels.id)],
  "creationTime asc": [asc3(parcels.creationTime), asc3(parcels.id)],
  "inboundTime desc": [sql3`${parcels.inboundTime} desc nulls last`, desc(parcels.id)],
  "inboundTime asc": [sql3`${parcels.inboundTime} asc nulls last`, asc3(parcels.id)]
};
function filters({ status, isDeclared, isSubmitted, filter }) {
  return [
    status === void 0 ? void 0 : eq6(parcels.status, status),
    isDeclared === void 0 ? void 0 : eq6(parcels.isDeclared, isDeclared),
    isSubmitted === void 0 ? void 0 : submitted(isSubmitted),
    filter?.trim() ? holds(filter.trim()) : void 0
  ];
}
function submitted(isSubmitted) {
  return isSubmitted ? isNotNull(parcels.logisticsOrderId) : isNull(parcels.logisticsOrderId);
}
function holds(filter) {
  const pattern = containing(filter);
  return or(
    ilike(parcels.expressNumber, containing(normaliseExpressNumber(filter))),
    ilike(parcels.declaredName, pattern),
    ilike(parcels.remarks, pattern),
    ilike(sql3`array_to_string(${parcels.tags}, ' ')`, pattern)
  );
}
function containing(text7) {
  return `%${text7.replace(/[\\%_]/g, "\\$&")}%`;
}
async function findParcel(db, userId, id2) {
  const [row] = await db.select().from(parcels).where(and4(eq6(parcels.userId, userId), eq6(parcels.id, id2)));
  return row;
}
function findLiveParcels(db, expressNumber, userId) {
  return db.select().from(parcels).where(
    and4(
      eq6(parcels.expressNumber, expressNumber),
      notInArray(parcels.status, ENDED),
      userId === void 0 ? void 0 : eq6(parcels.userId, userId)
    )
  );
}
async function insertParcel(tx, parcel) {
  const [row] = await tx.insert(parcels).values(parcel).returning();
  if (!row) throw new Error("the database kept no parcel");
  return row;
}
async function updateParcel(tx, { id: id2, version }, changes) {
  const [row] = await tx.update(parcels).set({ ...changes, version: version + 1 }).where(and4(eq6(parcels.id, id2), eq6(parcels.version, version))).returning();
  return row;
}
async function insertLog(tx, log) {
  await tx.insert(parcelLogs).values(log);
}
function listLogs(db, parcelId) {
  return db.select().from(parcelLogs).where(eq6(parcelLogs.parcelId, parcelId)).orderBy(desc(parcelLogs.time), desc(parcelLogs.id));
}

// server/modules/parcel/transitions.ts
var PARCEL_TRANSITIONS = [
  { move: "declare", from: null, to: ParcelStatus.NotArrival, actor: "CUSTOMER" },
  { move: "arrive", from: null, to: ParcelStatus.Arrived, actor: "WAREHOUSE" },
  { move: "arrive", from: ParcelStatus.NotArrival, to: ParcelStatus.Arrived, actor: "WAREHOUSE" },
  { move: "inbound", from: ParcelStatus.Arrived, to: ParcelStatus.Inbound, actor: "WAREHOUSE" },
  { move: "submit", from: ParcelStatus.Inbound, to: ParcelStatus.PendingConsolidating, actor: "CUSTOMER" },
  { move: "withdraw", from: ParcelStatus.PendingConsolidating, to: ParcelStatus.Inbound, actor: "CUSTOMER" },
  { move: "consolidate", from: ParcelStatus.PendingConsolidating, to: ParcelStatus.Consolidate, actor: "WAREHOUSE" },
  { move: "outbound", from: ParcelStatus.Consolidate, to: ParcelStatus.Outbound, actor: "WAREHOUSE" },
  { move: "ship", from: ParcelStatus.Outbound, to: ParcelStatus.Shipped, actor: "WAREHOUSE" },
  { move: "reachPickupStation", from: ParcelStatus.Shipped, to: ParcelStatus.WaitingForPickup, actor: "WAREHOUSE" },
  { move: "sign", from: ParcelStatus.WaitingForPickup, to: ParcelStatus.Signed, actor: "WAREHOUSE" },
  { move: "sign", from: ParcelStatus.Shipped, to: ParcelStatus.Signed, actor: "WAREHOUSE" },
  { move: "cancel", from: ParcelStatus.NotArrival, to: ParcelStatus.Canceled, actor: "CUSTOMER" }
];
function findTransition(move, from) {
  return PARCEL_TRANSITIONS.find((transition) => transition.move === move && transition.from === from) ?? null;
}

// server/modules/parcel/moves.ts
async function beginParcel(tx, move, parcel, now) {
  const transition = findTransition(move, null);
  if (!transition) throw new Error(`no parcel begins with ${move}`);
  const { to: status, actor } = transition;
  const row = await insertParcel(tx, {
    ...parcel,
    id: newId(now),
    status,
    statusTime: now,
    creationTime: now,
    version: 1
  });
  await insertLog(tx, { id: newId(now), parcelId: row.id, time: now, move, status, actor, params: {} });
  return row;
}
async function moveParcel(tx, parcel, move, now, { changes = {}, params = {} } = {}) {
  const transition = findTransition(move, parcel.status);
  if (!transition) throw moveRefused(parcel);
  const { to: status, actor } = transition;
  const moved = await updateParcel(tx, parcel, { ...changes, status, statusTime: now });
  if (!moved) throw moveRefused(parcel);
  await insertLog(tx, { id: newId(now), parcelId: parcel.id, time: now, move, status, actor, params });
  return moved;
}
function moveRefused({ status }) {
  return new ApiProblem(409, "ParcelMoveRefused", { params: { status: { key: `parcelStatus.${status}` } } });
}

// server/modules/parcel/storageClock.ts
var STORED = [
  ParcelStatus.Inbound,
  ParcelStatus.PendingConsolidating,
  ParcelStatus.Consolidate
];
function storageOf(parcel, now, { storage, defaultCurrencyCode }) {
  const { status, inboundTime } = parcel;
  if (inboundTime === null || !STORED.includes(status)) return null;
  const freeUntil = after(inboundTime, storage.freeDays * DAY_MS);
  const daysOver = Math.max(0, Math.ceil((now.getTime() - freeUntil.getTime()) / DAY_MS));
  return {
    inboundTime: inboundTime.toISOString(),
    freeDays: storage.freeDays,
    freeUntil: freeUntil.toISOString(),
    dailyFee: storage.dailyFee,
    accruedFee: formatMoney(parseMoney(storage.dailyFee) * BigInt(daysOver)),
    currencyCode: defaultCurrencyCode
  };
}

// server/modules/parcel/view.ts
var BEFORE_ARRIVAL = [ParcelStatus.NotArrival, ParcelStatus.Canceled];
function toParcel(row, context) {
  const { language: language2, now, settings } = context;
  return {
    id: row.id,
    businessType: row.businessType,
    warehouseId: row.warehouseId,
    expressNumber: row.expressNumber,
    expressCompany: row.expressCompanyCode === null ? null : findExpressCompany(row.expressCompanyCode, language2),
    status: row.status,
    statusDisplayName: text(language2, `parcelStatus.${row.status}`),
    isArrivedWarehouse: !BEFORE_ARRIVAL.includes(row.status),
    isSubmitted: row.logisticsOrderId !== null,
    logisticsOrderId: row.logisticsOrderId,
    purchaseOrderNumber: row.purchaseOrderNumber,
    remarks: row.remarks,
    tags: row.tags,
    additionalServices: row.additionalServices.map((service2) => ({
      ...service2,
      displayName: service2.displayName[language2],
      description: service2.description[language2]
    })),
    images: row.images,
    inboundImages: [...row.inboundImages],
    storage: storageOf(row, now, settings),
    creationTime: row.creationTime.toISOString(),
    version: row.version,
    ...declarationOf(row, settings),
    ...measuresOf2(row)
  };
}
function declarationOf(row, { defaultCurrencyCode }) {
  return {
    isDeclared: row.isDeclared,
    declaredName: row.declaredName,
    declaredNameId: row.declaredNameId,
    declaredCurrency: row.declaredCurrency,
    declaredValue: amount(row.declaredValue),
    itemQuantity: row.itemQuantity,
    insurance: {
      isInsured: row.isInsured,
      insuredValue: amount(row.insuredValue),
      premium: amount(row.premium),
      currencyCode: defaultCurrencyCode
    }
  };
}
function measuresOf2({ weightGrams, volumeWeightGrams: volumeWeightGrams2, lengthMm, widthMm, heightMm }) {
  const isMeasured = lengthMm !== null && widthMm !== null && heightMm !== null;
  return {
    weight: inUnits(weightGrams, 1e3),
    inboundWeight: inUnits(weightGrams, 1e3),
    volumeWeight: inUnits(volumeWeightGrams2, 1e3),
    length: inUnits(lengthMm, 10),
    width: inUnits(widthMm, 10),
    height: inUnits(heightMm, 10),
    volume: isMeasured ? volumeOf(lengthMm, widthMm, heightMm) : null
  };
}
function amount(minor) {
  return minor === null ? null : formatMoney(minor);
}
function inUnits(value, perUnit) {
  return value === null ? null : value / perUnit;
}
function toParcelLog(row, language2) {
  const isLateDeclaration = row.move === "declare" && row.status !== ParcelStatus.NotArrival;
  const key = isLateDeclaration ? "parcelLog.declareArrived" : `parcelLog.${row.move}`;
  return {
    id: row.id,
    time: row.time.toISOString(),
    move: row.move,
    status: row.status,
    statusDisplayName: text(language2, `parcelStatus.${row.status}`),
    actor: row.actor,
    description: text(language2, key, row.params)
  };
}

// server/modules/parcel/service.ts
function createParcelService(db, clock, settings) {
  const contextFor = (language2) => ({ language: language2, now: clock.now(), settings });
  const detail = async (from, row, language2) => {
    const logs = await listLogs(from, row.id);
    return { ...toParcel(row, contextFor(language2)), logs: logs.map((log) => toParcelLog(log, language2)) };
  };
  return {
    detail,
    list: async ({ userId }, request, language2) => {
      const { rows, totalCount } = await listParcels(db, userId, request);
      const context = contextFor(language2);
      return { items: rows.map((row) => toParcel(row, context)), totalCount };
    },
    get: async ({ userId }, id2, language2) => detail(db, await ownParcel(db, userId, id2), language2),
    declare: async (tx, { userId }, request, language2) => {
      const declaration = await readDeclaration(tx, userId, request, settings);
      const expressNumber = normaliseExpressNumber(request.expressNumber);
      const [live] = await findLiveParcels(tx, expressNumber, userId);
      const row = live ? await declareArrived(tx, live, declaration, clock.now()) : await declareNew(tx, { userId, expressNumber, ...declaration }, request.warehouseId, clock.now());
      return detail(tx, row, language2);
    },
    cancel: async (tx, { userId }, id2, language2) => {
      const parcel = await ownParcel(tx, userId, id2);
      return detail(tx, await moveParcel(tx, parcel, "cancel", clock.now()), language2);
    }
  };
}
async function ownParcel(db, userId, id2) {
  const parcel = await findParcel(db, userId, id2);
  if (!parcel) throw notFound();
  return parcel;
}
async function declareNew(tx, declaration, warehouseId, now) {
  const parcel = {
    ...declaration,
    warehouseId: await warehouseFor(tx, warehouseId),
    businessType: BusinessType.SHIP_FOR_ME,
    inboundImages: []
  };
  try {
    return await beginParcel(tx, "declare", parcel, now);
  } catch (error) {
    throw violatedConstraint(error) === "parcels_live_number" ? numberTaken() : error;
  }
}
async function declareArrived(tx, arrived, declaration, now) {
  if (arrived.isDeclared) throw numberTaken();
  const declared = await updateParcel(tx, arrived, declaration);
  if (!declared) throw numberTaken();
  await insertLog(tx, {
    id: newId(now),
    parcelId: arrived.id,
    time: now,
    move: "declare",
    status: arrived.status,
    actor: "CUSTOMER",
    params: {}
  });
  return declared;
}
function numberTaken() {
  return fieldProblem(409, "ParcelNumberTaken", "expressNumber");
}

// server/modules/passport/idCode.ts
import { randomInt as randomInt2 } from "node:crypto";
var PREFIX = "FW";
var NUMBERS = 1e6;
var ATTEMPTS = 20;
async function newIdCode(isTaken) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const idCode = PREFIX + String(randomInt2(NUMBERS)).padStart(6, "0");
    if (!await isTaken(idCode)) return idCode;
  }
  throw new Error("no free id code found");
}

// server/modules/passport/repository.ts
import { and as and5, eq as eq7, gt, isNull as isNull2 } from "drizzle-orm";
async function findUserByName(db, usernameOrEmail) {
  const key = usernameOrEmail.trim().toLowerCase();
  const column = key.includes("@") ? users.email : users.userNameKey;
  const [user] = await db.select().from(users).where(eq7(column, key));
  return user;
}
async function findUserByTarget(db, target) {
  const column = target.includes("@") ? users.email : users.mobileNumber;
  const [user] = await db.select().from(users).where(eq7(column, target));
  return user;
}
async function isIdCodeTaken(db, idCode) {
  const rows = await db.select({ id: users.id }).from(users).where(eq7(users.idCode, idCode));
  return rows.length > 0;
}
async function insertUser(tx, user, currencyCode) {
  await tx.insert(users).values(user);
  await tx.insert(fundAccounts).values({ id: user.id, userId: user.id, currencyCode, balance: 0n });
}
async function insertSession(tx, session) {
  await tx.insert(sessions).values(session);
}
async function insertRefreshToken(tx, token) {
  await tx.insert(refreshTokens).values(token);
}
async function findLiveSessionUser(db, sessionId) {
  const [session] = await db.select({ userId: sessions.userId }).from(sessions).where(and5(eq7(sessions.id, sessionId), isNull2(sessions.revokedTime)));
  return session?.userId ?? null;
}
async function revokeSession(db, sessionId, now) {
  await db.update(sessions).set({ revokedTime: now }).where(and5(eq7(sessions.id, sessionId), isNull2(sessions.revokedTime)));
}
async function takeRefreshToken(tx, tokenHash, now) {
  const [token] = await tx.update(refreshTokens).set({ usedTime: now }).where(
    and5(
      eq7(refreshTokens.tokenHash, tokenHash),
      isNull2(refreshTokens.usedTime),
      gt(refreshTokens.expirationTime, now)
    )
  ).returning({ sessionId: refreshTokens.sessionId });
  return token?.sessionId;
}
async function findRefreshTokenSession(db, tokenHash) {
  const [token] = await db.select({ sessionId: refreshTokens.sessionId }).from(refreshTokens).where(eq7(refreshTokens.tokenHash, tokenHash));
  return token?.sessionId;
}

// server/modules/passport/target.ts
function normaliseTarget(target) {
  return target.toLowerCase();
}
function contactOf(target) {
  const isEmail = target.includes("@");
  return { email: isEmail ? target : null, mobileNumber: isEmail ? null : target };
}

// server/modules/passport/tokens.ts
import { createHash as createHash4, randomBytes as randomBytes3 } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
var ACCESS_LIFE_MS = 15 * MINUTE_MS;
var REFRESH_LIFE_MS = 30 * DAY_MS;
var ALGORITHM = "HS256";
var SESSION_CLAIM = "sid";
function hashRefreshToken(refreshToken) {
  return createHash4("sha256").update(refreshToken).digest("hex");
}
function createTokens(db, clock, signingKey) {
  const issue = async (tx, userId, sessionId) => {
    const now = clock.now();
    const refreshToken = randomBytes3(32).toString("base64url");
    await insertRefreshToken(tx, {
      tokenHash: hashRefreshToken(refreshToken),
      sessionId,
      expirationTime: after(now, REFRESH_LIFE_MS)
    });
    const accessToken = await new SignJWT({ [SESSION_CLAIM]: sessionId }).setProtectedHeader({ alg: ALGORITHM }).setSubject(userId).setIssuedAt(now).setExpirationTime(after(now, ACCESS_LIFE_MS)).setJti(newId(now)).sign(signingKey);
    return {
      tokenType: "Bearer",
      accessToken,
      expiresIn: ACCESS_LIFE_MS / 1e3,
      refreshToken,
      refreshExpiresIn: REFRESH_LIFE_MS / 1e3
    };
  };
  return {
    issue,
    openSession: async (tx, userId, loginPlatform) => {
      const now = clock.now();
      const sessionId = newId(now);
      await insertSession(tx, { id: sessionId, userId, loginPlatform, creationTime: now });
      return issue(tx, userId, sessionId);
    },
    read: async (accessToken) => {
      const sessionId = await sessionIdIn(accessToken, signingKey, clock.now());
      const userId = sessionId === null ? null : await findLiveSessionUser(db, sessionId);
      return sessionId === null || userId === null ? null : { kind: "customer", userId, sessionId };
    }
  };
}
async function sessionIdIn(accessToken, signingKey, currentDate) {
  try {
    const { payload } = await jwtVerify(accessToken, signingKey, { algorithms: [ALGORITHM], currentDate });
    const sessionId = payload[SESSION_CLAIM];
    return typeof sessionId === "string" ? sessionId : null;
  } catch {
    return null;
  }
}

// server/modules/passport/service.ts
function createPassportService(dependencies) {
  const { db, clock, tokens, verification } = dependencies;
  return {
    register: (request) => register(dependencies, request),
    login: async ({ usernameOrEmail, password, loginPlatform }) => {
      const user = await findUserByName(db, usernameOrEmail);
      const isRight = await checkPassword(user?.passwordHash, password);
      if (!user || !isRight) throw new ApiProblem(400, "InvalidCredentials");
      return db.transaction((tx) => tokens.openSession(tx, user.id, loginPlatform));
    },
    loginByCode: async ({ target, code, loginPlatform }) => {
      const codeId = await verification.check(target, "LOGIN", code);
      const user = await findUserByTarget(db, normaliseTarget(target));
      if (!user) throw fieldProblem(400, "InvalidCode", "code");
      return db.transaction(async (tx) => {
        await verification.use(tx, codeId);
        return tokens.openSession(tx, user.id, loginPlatform);
      });
    },
    refresh: async (refreshToken) => {
      const tokenHash = hashRefreshToken(refreshToken);
      const next = await db.transaction((tx) => nextPair(tx, tokens, tokenHash, clock.now()));
      if (next) return next;
      const sessionId = await findRefreshTokenSession(db, tokenHash);
      if (sessionId) await revokeSession(db, sessionId, clock.now());
      throw new ApiProblem(401, "SessionEnded");
    },
    logout: ({ sessionId }) => revokeSession(db, sessionId, clock.now())
  };
}
async function nextPair(tx, tokens, tokenHash, now) {
  const sessionId = await takeRefreshToken(tx, tokenHash, now);
  const userId = sessionId === void 0 ? null : await findLiveSessionUser(tx, sessionId);
  return sessionId === void 0 || userId === null ? null : tokens.issue(tx, userId, sessionId);
}
async function register(dependencies, request) {
  const { db, clock, tokens, verification, currencyCode } = dependencies;
  const target = normaliseTarget(request.target);
  const codeId = await verification.check(target, "REGISTER", request.code);
  const passwordHash = await hashPassword(request.password);
  try {
    return await db.transaction(async (tx) => {
      await refuseTaken(tx, request.username, target);
      await verification.use(tx, codeId);
      const now = clock.now();
      const user = {
        id: newId(now),
        userName: request.username,
        userNameKey: request.username.toLowerCase(),
        passwordHash,
        nickname: request.username,
        ...contactOf(target),
        idCode: await newIdCode((idCode) => isIdCodeTaken(tx, idCode)),
        referralCode: request.referralCode ?? null,
        creationTime: now
      };
      await insertUser(tx, user, currencyCode);
      return tokens.openSession(tx, user.id, request.loginPlatform);
    });
  } catch (error) {
    throw takenInTheMeantime(error);
  }
}
async function refuseTaken(tx, username, target) {
  if (await findUserByName(tx, username)) throw fieldProblem(409, "UserNameTaken", "username");
  if (await findUserByTarget(tx, target)) throw fieldProblem(409, "TargetTaken", "target");
}
function takenInTheMeantime(error) {
  const constraint = violatedConstraint(error);
  if (constraint === "users_user_name_key") return fieldProblem(409, "UserNameTaken", "username");
  if (constraint === "users_email" || constraint === "users_mobile_number") {
    return fieldProblem(409, "TargetTaken", "target");
  }
  return error;
}

// server/modules/passport/verification.ts
import { createHmac, randomInt as randomInt3 } from "node:crypto";
import { and as and6, count as count2, desc as desc2, eq as eq8, gt as gt2, lt as lt3, max, sql as sql4 } from "drizzle-orm";
var RESEND_MS = 60 * SECOND_MS;
var CODES_A_DAY = 10;
var CODE_LIFE_MS = 10 * MINUTE_MS;
var MAX_WRONG_TRIES = 5;
var FOR_ACCOUNTS = ["LOGIN", "RESET_PASSWORD"];
function createVerificationService({ db, clock, sender, hashKey }) {
  const hashOf2 = (target, purpose, code) => createHmac("sha256", hashKey).update(`${purpose}:${target}:${code}`).digest("hex");
  return {
    send: async (rawTarget, purpose, language2) => {
      const target = normaliseTarget(rawTarget);
      const code = String(randomInt3(1e6)).padStart(6, "0");
      const now = clock.now();
      await db.transaction(async (tx) => {
        await tx.execute(sql4`select pg_advisory_xact_lock(hashtext(${target}))`);
        await refuseOverLimit(tx, target, now);
        await tx.insert(verificationCodes).values({
          id: newId(now),
          target,
          purpose,
          codeHash: hashOf2(target, purpose, code),
          creationTime: now,
          expirationTime: after(now, CODE_LIFE_MS)
        });
      });
      const isWanted = !FOR_ACCOUNTS.includes(purpose) || await findUserByTarget(db, target) !== void 0;
      if (isWanted) sender.send({ target, code, purpose, language: language2, lifeMinutes: CODE_LIFE_MS / MINUTE_MS });
      return { resendAfter: RESEND_MS / SECOND_MS };
    },
    check: async (rawTarget, purpose, code) => {
      const target = normaliseTarget(rawTarget);
      const isRight = sql4`${verificationCodes.codeHash} = ${hashOf2(target, purpose, code)}`;
      const latest = await latestCodeId(db, target, purpose);
      const [checked] = await db.update(verificationCodes).set({ wrongTries: sql4`${verificationCodes.wrongTries} + case when ${isRight} then 0 else 1 end` }).where(
        and6(
          eq8(verificationCodes.id, latest),
          eq8(verificationCodes.isUsed, false),
          lt3(verificationCodes.wrongTries, MAX_WRONG_TRIES),
          gt2(verificationCodes.expirationTime, clock.now())
        )
      ).returning({ isRight });
      if (!checked?.isRight) throw fieldProblem(400, "InvalidCode", "code");
      return latest;
    },
    use: async (tx, codeId) => {
      const used = await tx.update(verificationCodes).set({ isUsed: true }).where(and6(eq8(verificationCodes.id, codeId), eq8(verificationCodes.isUsed, false))).returning({ id: verificationCodes.id });
      if (used.length === 0) throw fieldProblem(400, "InvalidCode", "code");
    }
  };
}
async function latestCodeId(db, target, purpose) {
  const [latest] = await db.select({ id: verificationCodes.id }).from(verificationCodes).where(and6(eq8(verificationCodes.target, target), eq8(verificationCodes.purpose, purpose))).orderBy(desc2(verificationCodes.creationTime), desc2(verificationCodes.id)).limit(1);
  return latest?.id ?? "";
}
async function refuseOverLimit(tx, target, now) {
  const [sent] = await tx.select({ count: count2(), latest: max(verificationCodes.creationTime) }).from(verificationCodes).where(and6(eq8(verificationCodes.target, target), gt2(verificationCodes.creationTime, after(now, -DAY_MS))));
  if (!sent?.latest) return;
  const waitMs = RESEND_MS - (now.getTime() - sent.latest.getTime());
  if (waitMs > 0) throw tooMany("CodeResendTooSoon", Math.ceil(waitMs / SECOND_MS));
  if (sent.count >= CODES_A_DAY) throw tooMany("CodeDailyLimit", DAY_MS / SECOND_MS);
}
function tooMany(code, seconds) {
  return new ApiProblem(429, code, { params: { seconds }, retryAfterSeconds: seconds });
}

// server/modules/status/service.ts
import { count as count3, eq as eq9 } from "drizzle-orm";
var ENDED_PARCEL = [ParcelStatus.Signed, ParcelStatus.Canceled];
var ENDED_ORDER = [LogisticsOrderStatus.Completed, LogisticsOrderStatus.Canceled];
function createStatusDefinitionService(db) {
  return {
    list: async (type, isNum, caller, language2) => {
      const isParcel = type === StatusDefinitionType.Parcel;
      const isCounted = isNum && caller?.kind === "customer";
      const counts = isCounted && isParcel ? await countParcels(db, caller.userId) : /* @__PURE__ */ new Map();
      const items = isParcel ? PARCEL_STATUSES.map((id2) => ({
        id: id2,
        displayName: text(language2, `parcelStatus.${id2}`),
        isShowNum: !ENDED_PARCEL.includes(id2)
      })) : Object.values(LogisticsOrderStatus).map((id2) => ({
        id: id2,
        displayName: text(language2, `orderStatus.${id2}`),
        isShowNum: !ENDED_ORDER.includes(id2)
      }));
      return {
        items: items.map((item) => ({ ...item, showCount: isCounted ? counts.get(item.id) ?? 0 : null })),
        totalCount: items.length
      };
    }
  };
}
async function countParcels(db, userId) {
  const rows = await db.select({ status: parcels.status, count: count3() }).from(parcels).where(eq9(parcels.userId, userId)).groupBy(parcels.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

// server/modules/store/repository.ts
import { and as and7, asc as asc4, count as count4, desc as desc3, eq as eq10, getTableColumns, ilike as ilike2, min, or as or2, sql as sql5, sum } from "drizzle-orm";
var price = sql5`${min(skus.price)}`;
var stock = sql5`${sum(skus.stock)}`.mapWith(Number);
var productColumns = { ...getTableColumns(products), price, stock };
async function listCategories(db, { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE, filter = "" }) {
  const { id: id2, displayName, image } = productCategories;
  const where = nameHolds(productCategories.displayName, filter);
  const rows = await db.select({ id: id2, displayName, image, productCount: count4(products.id) }).from(productCategories).leftJoin(products, eq10(products.categoryId, productCategories.id)).where(where).groupBy(productCategories.id).orderBy(asc4(productCategories.displayOrder)).limit(maxResultCount).offset(skipCount);
  return { rows, totalCount: await db.$count(productCategories, where) };
}
async function listProducts(db, request) {
  const { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE, sorting = "displayOrder asc", categoryId, filter } = request;
  const where = and7(
    categoryId === void 0 ? void 0 : eq10(products.categoryId, categoryId),
    nameHolds(products.displayName, filter ?? "")
  );
  const rows = await db.select(productColumns).from(products).innerJoin(skus, eq10(skus.productId, products.id)).where(where).groupBy(products.id).orderBy(ORDERS2[sorting], asc4(products.id)).limit(maxResultCount).offset(skipCount);
  return { rows, totalCount: await db.$count(products, where) };
}
var ORDERS2 = {
  "displayOrder asc": asc4(products.displayOrder),
  "price asc": sql5`${price} asc`,
  "price desc": sql5`${price} desc`,
  "soldCount desc": desc3(products.soldCount),
  "creationTime desc": desc3(products.creationTime)
};
function nameHolds(name, filter) {
  const pattern = containing(filter.trim());
  return filter.trim() ? or2(ilike2(sql5`${name}->>'zh-Hans'`, pattern), ilike2(sql5`${name}->>'en'`, pattern)) : void 0;
}
async function findProduct(db, id2) {
  const [row] = await db.select(productColumns).from(products).innerJoin(skus, eq10(skus.productId, products.id)).where(eq10(products.id, id2)).groupBy(products.id);
  return row;
}
function listSkus(db, productId) {
  return db.select().from(skus).where(eq10(skus.productId, productId)).orderBy(asc4(skus.displayOrder));
}

// server/modules/store/service.ts
function createStoreService(db) {
  return {
    listCategories: async (page2, language2) => {
      const { rows, totalCount } = await listCategories(db, page2);
      return { items: rows.map((row) => toCategory(row, language2)), totalCount };
    },
    listProducts: async (request, language2) => {
      const { rows, totalCount } = await listProducts(db, request);
      return { items: rows.map((row) => toProduct(row, language2)), totalCount };
    },
    getProduct: async (id2, language2) => {
      const product = await findProduct(db, id2);
      if (!product) throw notFound();
      const skus2 = await listSkus(db, id2);
      return {
        ...toProduct(product, language2),
        gallery: product.gallery,
        detail: [...product.detail[language2]],
        skus: skus2.map((sku) => toSku(sku, product.currencyCode, language2))
      };
    }
  };
}
function toCategory({ id: id2, displayName, image, productCount }, language2) {
  return { id: id2, displayName: displayName[language2], image, productCount };
}
function toProduct(row, language2) {
  return {
    id: row.id,
    categoryId: row.categoryId,
    displayName: row.displayName[language2],
    summary: row.summary[language2],
    image: row.gallery[0] ?? "",
    price: formatMoney(BigInt(row.price)),
    originalPrice: row.originalPrice === null ? null : formatMoney(row.originalPrice),
    currencyCode: row.currencyCode,
    stock: row.stock,
    soldCount: row.soldCount
  };
}
function toSku({ id: id2, displayName, price: price2, stock: stock2 }, currencyCode, language2) {
  return { id: id2, displayName: displayName[language2], price: formatMoney(price2), currencyCode, stock: stock2 };
}

// server/money/currencies.ts
var CURRENCIES = [
  { currencyCode: "CNY", currencySymbol: "\xA5", displayName: localised("\u4EBA\u6C11\u5E01", "Chinese yuan") },
  { currencyCode: "USD", currencySymbol: "$", displayName: localised("\u7F8E\u5143", "US dollar") },
  { currencyCode: "SGD", currencySymbol: "S$", displayName: localised("\u65B0\u52A0\u5761\u5143", "Singapore dollar") },
  { currencyCode: "MYR", currencySymbol: "RM", displayName: localised("\u9A6C\u6765\u897F\u4E9A\u6797\u5409\u7279", "Malaysian ringgit") },
  { currencyCode: "AUD", currencySymbol: "A$", displayName: localised("\u6FB3\u5143", "Australian dollar") },
  { currencyCode: "NZD", currencySymbol: "NZ$", displayName: localised("\u65B0\u897F\u5170\u5143", "New Zealand dollar") },
  { currencyCode: "CAD", currencySymbol: "C$", displayName: localised("\u52A0\u5143", "Canadian dollar") }
];
function currencySymbolOf(currencyCode) {
  return CURRENCIES.find((currency) => currency.currencyCode === currencyCode)?.currencySymbol ?? currencyCode;
}

// server/modules/upload/picture.ts
import sharp2 from "sharp";
var PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];
var MAX_SIDE = 2560;
var MAX_PIXELS = 6e7;
async function readPicture(content) {
  const type = typeOf(content);
  if (!type) throw refused();
  try {
    const upright = sharp2(content, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
    return { type, content: await encode(upright, type).toBuffer() };
  } catch {
    throw refused();
  }
}
function encode(picture, type) {
  if (type === "image/png") return picture.png({ compressionLevel: 9 });
  return type === "image/webp" ? picture.webp({ quality: 82 }) : picture.jpeg({ quality: 82, mozjpeg: true });
}
function typeOf(content) {
  if (content.subarray(0, 3).equals(Buffer.from([255, 216, 255]))) return "image/jpeg";
  if (content.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\n", "latin1"))) return "image/png";
  const isWebp = content.toString("latin1", 0, 4) === "RIFF" && content.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? "image/webp" : void 0;
}
function refused() {
  return new ApiProblem(415, "UploadKindNotTaken", { fields: [{ members: ["file"] }] });
}

// server/modules/system/site.ts
var VERSION = "1.0.4";
function createSiteService({ id: id2, displayName, settings }) {
  const { defaultCurrencyCode, customerService, storage } = settings;
  return {
    configuration: (language2) => ({
      appName: settings.appName[language2],
      version: VERSION,
      tenantId: id2,
      tenantName: displayName[language2],
      defaultLanguage: LANGUAGES[0],
      languages: [...LANGUAGES],
      defaultCurrencyCode,
      currencies: CURRENCIES.map((currency) => ({ ...currency, displayName: currency.displayName[language2] })),
      declaredCurrencies: [...settings.declaredCurrencies],
      customerService: { ...customerService, workingHours: customerService.workingHours[language2] },
      insurance: settings.insurance,
      storage: { ...storage, currencyCode: defaultCurrencyCode },
      volumeDivisor: settings.volumeDivisor,
      upload: {
        maxBytes: MAX_UPLOAD_BYTES,
        contentTypes: [...PICTURE_TYPES],
        maxImagesPerParcel: MAX_PARCEL_IMAGES
      }
    })
  };
}

// server/modules/upload/service.ts
function createUploadService(db, clock, storage) {
  return {
    store: async (caller, files) => {
      const pictures = await Promise.all(
        files.map(async ({ name, content }) => ({ name, picture: await readPicture(content) }))
      );
      const stored = [];
      for (const { name, picture } of pictures) {
        stored.push({ url: await storage.save(picture), name, size: picture.content.length });
      }
      const userId = caller.kind === "customer" ? caller.userId : null;
      await db.insert(uploads).values(stored.map(({ url: url2, size }) => ({ url: url2, size, userId, creationTime: clock.now() })));
      return stored;
    }
  };
}

// server/modules/user/service.ts
import { and as and8, desc as desc4, eq as eq11, max as max2, sql as sql6 } from "drizzle-orm";
function createUserService(db, currencyCode) {
  return {
    get: async ({ userId }) => {
      const [row] = await db.select().from(users).innerJoin(fundAccounts, and8(eq11(fundAccounts.userId, users.id), eq11(fundAccounts.currencyCode, currencyCode))).where(eq11(users.id, userId));
      if (!row) throw notFound();
      return toUser(row.users, row.fund_accounts);
    },
    listTags: async ({ userId }, limit) => {
      const tag = sql6`unnest(${parcels.tags})`.as("tag");
      const used = db.select({ tag, creationTime: parcels.creationTime }).from(parcels).where(eq11(parcels.userId, userId)).as("used");
      const items = await db.select({ tag: used.tag }).from(used).groupBy(used.tag).orderBy(desc4(max2(used.creationTime)), used.tag).limit(limit);
      return { items, totalCount: items.length };
    }
  };
}
function toUser(user, account) {
  return {
    id: user.id,
    userName: user.userName,
    nickname: user.nickname,
    avatar: user.avatar,
    mobileNumber: user.mobileNumber,
    email: user.email,
    wechatId: user.wechatId,
    wechatQrCode: user.wechatQrCode,
    idCode: user.idCode,
    userType: UserType.CUSTOMER,
    hasPassword: user.passwordHash !== null,
    isWechatBound: false,
    pickupStation: null,
    currentFundAccount: {
      balance: formatMoney(account.balance),
      currencyCode: account.currencyCode,
      currencySymbol: currencySymbolOf(account.currencyCode)
    },
    vipGroup: null
  };
}

// server/modules/warehouse/service.ts
import { eq as eq12 } from "drizzle-orm";
function createWarehouseService({ db, clock, settings, storage, parcels: parcels2 }) {
  return {
    arrive: (request, language2) => db.transaction(async (tx) => {
      const userId = await ownerOf(tx, request.idCode);
      const expressNumber = normaliseExpressNumber(request.expressNumber);
      const parcel = await findScanned(tx, expressNumber, userId, ParcelStatus.NotArrival);
      const row = parcel ? await moveParcel(tx, parcel, "arrive", clock.now()) : await beginUndeclared(tx, expressNumber, userId, clock.now());
      return parcels2.detail(tx, row, language2);
    }),
    inbound: async (request, language2) => {
      const expressNumber = normaliseExpressNumber(request.expressNumber);
      const measures = measuresOf(request);
      const urls = request.images?.length ? request.images : [await storage.save(await drawLabel(expressNumber, measures))];
      return db.transaction(async (tx) => {
        const userId = await ownerOf(tx, request.idCode);
        const parcel = await findScanned(tx, expressNumber, userId, ParcelStatus.Arrived);
        if (!parcel) throw fieldProblem(404, "ParcelNumberUnknown", "expressNumber");
        const row = await checkIn(tx, parcel, measures, urls);
        return parcels2.detail(tx, row, language2);
      });
    }
  };
  function checkIn(tx, parcel, measures, urls) {
    const now = clock.now();
    const changes = {
      ...measures,
      volumeWeightGrams: volumeWeightGrams(measures, settings.volumeDivisor),
      inboundTime: now,
      inboundImages: urls.map((url2) => ({ url: url2, time: now.toISOString() }))
    };
    const params = {
      weightKg: measures.weightGrams / 1e3,
      lengthCm: measures.lengthMm / 10,
      widthCm: measures.widthMm / 10,
      heightCm: measures.heightMm / 10
    };
    return moveParcel(tx, parcel, "inbound", now, { changes, params });
  }
}
async function ownerOf(tx, idCode) {
  if (idCode === void 0) return void 0;
  const [user] = await tx.select({ id: users.id }).from(users).where(eq12(users.idCode, idCode.trim().toUpperCase()));
  if (!user) throw fieldProblem(400, "IdCodeUnknown", "idCode");
  return user.id;
}
async function findScanned(tx, expressNumber, userId, waiting) {
  const live = await findLiveParcels(tx, expressNumber, userId);
  const expected = live.filter(({ status }) => status === waiting);
  if (expected.length > 1) throw fieldProblem(409, "ParcelNumberAmbiguous", "idCode");
  return expected[0] ?? live[0];
}
function beginUndeclared(tx, expressNumber, userId, now) {
  if (userId === void 0) throw fieldProblem(400, "IdCodeRequired", "idCode");
  return warehouseFor(tx, void 0).then(
    (warehouseId) => beginParcel(
      tx,
      "arrive",
      {
        userId,
        warehouseId,
        businessType: BusinessType.SHIP_FOR_ME,
        expressNumber,
        isDeclared: false,
        isInsured: false,
        tags: [],
        additionalServices: [],
        images: [],
        inboundImages: []
      },
      now
    )
  );
}

// server/modules/warehouseAddress/service.ts
import { asc as asc5, eq as eq13 } from "drizzle-orm";
function createWarehouseAddressService(db) {
  return {
    list: async ({ userId }, { filter = "", skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE }, language2) => {
      const [user] = await db.select({ idCode: users.idCode }).from(users).where(eq13(users.id, userId));
      if (!user) throw notFound();
      const rows = await db.select().from(warehouses).orderBy(asc5(warehouses.displayOrder));
      const all = rows.map((row) => toAddress(row, user.idCode, language2)).filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
      return { items: all.slice(skipCount, skipCount + maxResultCount), totalCount: all.length };
    }
  };
}
function toAddress(row, idCode, language2) {
  return {
    id: row.id,
    name: row.displayName[language2],
    recipient: `${row.recipient} ${idCode}`,
    idCode,
    mobile: row.mobile,
    postCode: row.postCode,
    lv0DisplayName: row.lv0DisplayName[language2],
    lv1DisplayName: row.lv1DisplayName[language2],
    lv2DisplayName: row.lv2DisplayName[language2],
    lv3DisplayName: row.lv3DisplayName[language2],
    detailsAddress: `${row.detailsAddress} ${idCode}`,
    tips: row.tips?.[language2] ?? null
  };
}

// server/modules/services.ts
function createServices({ db, clock, tenant: tenant2, storage, codeSender, signingKey }) {
  const { settings } = tenant2;
  const currencyCode = settings.defaultCurrencyCode;
  const tokens = createTokens(db, clock, signingKey);
  const verification = createVerificationService({ db, clock, sender: codeSender, hashKey: signingKey });
  const parcel = createParcelService(db, clock, settings);
  return {
    additionalService: createAdditionalServiceService(db),
    declaredName: createDeclaredNameService(db),
    parcel,
    passport: createPassportService({ db, clock, tokens, verification, currencyCode }),
    site: createSiteService(tenant2),
    statusDefinition: createStatusDefinitionService(db),
    store: createStoreService(db),
    tokens,
    upload: createUploadService(db, clock, storage),
    user: createUserService(db, currencyCode),
    verification,
    warehouse: createWarehouseService({ db, clock, settings, storage, parcels: parcel }),
    warehouseAddress: createWarehouseAddressService(db)
  };
}

// server/operatorToken.ts
import { randomBytes as randomBytes4 } from "node:crypto";
import { mkdir as mkdir2, readFile, writeFile as writeFile2 } from "node:fs/promises";
import { join as join3 } from "node:path";
var FILE = "operator-token";
async function readOperatorToken(dataDir) {
  try {
    return (await readFile(join3(dataDir, FILE), "utf8")).trim() || void 0;
  } catch (error) {
    if (error.code === "ENOENT") return void 0;
    throw error;
  }
}
async function ensureOperatorToken(dataDir) {
  const existing = await readOperatorToken(dataDir);
  if (existing) return existing;
  const token = randomBytes4(24).toString("base64url");
  await mkdir2(dataDir, { recursive: true });
  await writeFile2(join3(dataDir, FILE), `${token}
`, { mode: 384 });
  return token;
}

// server/warehouse/autopilot.ts
import { and as and9, eq as eq14, gt as gt3, inArray as inArray2, lt as lt4 } from "drizzle-orm";
var STAY_MS = { [ParcelStatus.NotArrival]: 20 * SECOND_MS, [ParcelStatus.Arrived]: 15 * SECOND_MS };
var OLDEST_MS = DAY_MS;
var TICK_MS = 2 * SECOND_MS;
function startAutopilot(dependencies) {
  const { log, speed } = dependencies;
  let isStopping = false;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(
      () => moveDueParcels(dependencies, () => isStopping).catch((error) => log.error({ err: error }, "autopilot failed"))
    );
  }, TICK_MS / speed);
  timer.unref();
  return () => {
    isStopping = true;
    clearInterval(timer);
    return running;
  };
}
async function moveDueParcels(dependencies, isStopping = () => false) {
  const { warehouse, log } = dependencies;
  for (const { expressNumber, idCode, status } of await listDue(dependencies)) {
    if (isStopping()) return;
    try {
      if (status === ParcelStatus.NotArrival) await warehouse.arrive({ expressNumber, idCode }, "en");
      else await warehouse.inbound({ expressNumber, idCode, ...plausibleMeasures(expressNumber) }, "en");
    } catch (error) {
      log.warn({ err: error }, "the autopilot left a parcel where it is");
    }
  }
}
async function listDue({ db, clock, speed }) {
  const now = clock.now();
  const rows = await db.select({
    expressNumber: parcels.expressNumber,
    idCode: users.idCode,
    status: parcels.status,
    statusTime: parcels.statusTime
  }).from(parcels).innerJoin(users, eq14(users.id, parcels.userId)).where(
    and9(
      inArray2(parcels.status, [ParcelStatus.NotArrival, ParcelStatus.Arrived]),
      gt3(parcels.creationTime, after(now, -OLDEST_MS)),
      lt4(parcels.statusTime, now)
    )
  ).orderBy(parcels.statusTime).limit(100);
  return rows.filter(({ status, statusTime }) => {
    const stayMs = status === ParcelStatus.NotArrival ? STAY_MS[status] : STAY_MS[ParcelStatus.Arrived];
    return now.getTime() - statusTime.getTime() >= stayMs / speed;
  });
}

// server/start.ts
async function startServer(config2, replacements = {}) {
  const clock = replacements.clock ?? systemClock;
  const log = replacements.log ?? createLog(config2.logLevel);
  const database = replacements.database ?? await openDatabase(config2);
  const stops = [() => database.close()];
  const closeAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  try {
    const parts = await assemble(config2, replacements, { clock, log, database });
    stops.push(() => parts.app.close());
    const url2 = await parts.app.listen({ host: config2.host, port: config2.port });
    stops.push(startHousekeeping(database.db, clock, log));
    if (config2.autopilot.enabled) {
      const { warehouse } = parts.services;
      stops.push(startAutopilot({ db: database.db, clock, log, warehouse, speed: config2.autopilot.speed }));
    }
    return { app: parts.app, url: url2, operatorToken: parts.operatorToken, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
async function assemble(config2, replacements, { clock, log, database: { db } }) {
  const tenant2 = await seedReference(db, clock.now());
  const uploadsDir = join4(config2.dataDir, "uploads");
  const storage = diskStorage(uploadsDir);
  const services = createServices({
    db,
    clock,
    tenant: tenant2,
    storage,
    codeSender: replacements.codeSender ?? codeSenderOf(config2, log),
    signingKey: await sharedSecret(db, "signing-key")
  });
  if (config2.demo) await seedDemo({ db, now: clock.now(), settings: tenant2.settings, storage });
  const operatorToken = config2.operatorToken ?? await ensureOperatorToken(config2.dataDir);
  const app = await buildApp({
    services,
    db,
    clock,
    log,
    tenantId: tenant2.id,
    operatorToken,
    rateLimits: config2.rateLimits,
    corsOrigins: config2.corsOrigins,
    trustProxy: config2.trustProxy,
    staticDir: config2.staticDir,
    uploadsDir,
    checkReady: async () => {
      await db.execute(sql7`select 1`).catch(() => {
        throw new ApiProblem(503, "NotReady");
      });
    },
    ...replacements.beforeRoutes ? { beforeRoutes: replacements.beforeRoutes } : {}
  });
  return { app, services, operatorToken };
}
function codeSenderOf({ smtp }, log) {
  return smtp ? mailCodeSender(smtp, log, logCodeSender(log)) : logCodeSender(log);
}
async function openDatabase({ database, dataDir }) {
  if (database.kind === "postgres") return openPostgres(database.url);
  if (database.kind === "memory") return openEmbedded({});
  const unlock = lockDataDir(lockPath(dataDir));
  try {
    const connection = await openEmbedded({ directory: databaseDir(dataDir) });
    return { db: connection.db, close: () => connection.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
async function resetDataDir(dataDir) {
  const unlock = lockDataDir(lockPath(dataDir));
  try {
    await rm(databaseDir(dataDir), { recursive: true, force: true });
    await rm(join4(dataDir, "uploads"), { recursive: true, force: true });
  } finally {
    unlock();
  }
}
function databaseDir(dataDir) {
  return join4(dataDir, "database");
}
function lockPath(dataDir) {
  return join4(dataDir, "server.lock");
}

// server/main.ts
var USAGE = `Starts the reference server. Environment variables configure it (see the README).

  --demo    seeds a demo customer and lets the warehouse run by itself (same as DEMO=1)
  --reset   throws the data directory's database and uploads away first
  --help`;
async function main() {
  const { values } = parseArgs({
    options: { demo: { type: "boolean" }, reset: { type: "boolean" }, help: { type: "boolean" } }
  });
  if (values.help) {
    process.stdout.write(`${USAGE}
`);
    return;
  }
  const config2 = readConfig(values.demo ? { ...process.env, DEMO: "1" } : process.env);
  if (values.reset) await resetDataDir(config2.dataDir);
  const server = await startServer(config2);
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => {
      server.app.log.info(`${signal}: finishing requests under way`);
      server.close().then(
        () => process.exit(0),
        () => process.exit(1)
      );
    });
  }
}
main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}
`);
  process.exit(1);
});
