// Generated from server/openapi.json by `npm run codegen`; not to be edited.

export interface paths {
    "/api/admin/shipping-management/declared-name/recursion-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tree of item names; the one admin call that customers may make */
        post: operations["listDeclaredNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/warehouse/arrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scans a number at the door; an undeclared one needs the customer’s id code */
        post: operations["arriveParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/warehouse/inbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Weighs and measures an arrived parcel; its storage clock starts */
        post: operations["inboundParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/passport/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/passport/login-by-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["loginByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/passport/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Trades a refresh token for a new pair; one used twice ends its whole session */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/passport/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/passport/verification-code/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a mobile number or e-mail address; never tells whether an account exists */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/shipping-management/express-company/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listExpressCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/status-management/status-definition/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStatusDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/store/category/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listStoreCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/store/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStoreProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/f/store/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listStoreProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system-management/common/batch-upload-2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Multipart, part `file`: JPEG, PNG or WebP; re-encoded without metadata */
        post: operations["uploadPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/enums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listSystemEnums"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/site-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSiteConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/biz/ship-for-me/my-warehouse-address-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listMyWarehouseAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/biz/ship-for-me/parcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announces a parcel, or declares one that arrived unannounced */
        post: operations["declareParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/biz/ship-for-me/parcel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getParcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/biz/ship-for-me/parcel/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/biz/ship-for-me/parcel/detect-express": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Couriers whose numbers look like this one, likeliest first */
        post: operations["detectExpress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/biz/ship-for-me/parcel/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/biz/ship-for-me/parcel/undeclared-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Parcels that arrived under the customer’s code without having been declared */
        post: operations["listUndeclaredParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/passport/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/shipping-management/additional-service/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listAdditionalServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/u/user/tag/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tags that the customer used last */
        post: operations["listUserTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Actor: "CUSTOMER" | "WAREHOUSE" | "SYSTEM";
        AdditionalService: {
            /** @description ISO 4217 */
            currencyCode: string;
            description: string;
            displayName: string;
            /** @description Opaque id */
            id: string;
            /** @description Decimal string in major units */
            price: string;
        };
        AdditionalServiceGroup: {
            additionServiceType: components["schemas"]["AdditionalServiceType"];
            businessType: components["schemas"]["BusinessType"];
            list: components["schemas"]["AdditionalService"][];
        };
        AdditionalServiceGroupPage: {
            items: components["schemas"]["AdditionalServiceGroup"][];
            totalCount: number;
        };
        AdditionalServiceListRequest: {
            additionalServiceType?: components["schemas"]["AdditionalServiceType"];
            businessType?: components["schemas"]["BusinessType"];
            /** @description Text to look for */
            filter?: string;
            /** @default 7 */
            maxResultCount?: number;
            /** @default 0 */
            skipCount?: number;
            /**
             * @default displayOrder asc
             * @enum {string}
             */
            sorting?: "displayOrder asc";
        };
        /**
         * @description PARCEL 10, LOGISTICS_ORDER 20
         * @enum {integer}
         */
        AdditionalServiceType: 10 | 20;
        ArriveRequest: {
            expressNumber: string;
            idCode?: string;
        };
        /**
         * @description DIRECT_SHIP 1, SHIP_FOR_ME 2, BUY_FOR_ME 4, STORE 8
         * @enum {integer}
         */
        BusinessType: 1 | 2 | 4 | 8;
        DeclaredName: {
            children: components["schemas"]["DeclaredName"][];
            displayName: string;
            /** @description Opaque id */
            id: string;
        };
        DeclaredNameListRequest: {
            filter?: string;
        };
        DeclaredNamePage: {
            items: components["schemas"]["DeclaredName"][];
            totalCount: number;
        };
        DeclareParcelRequest: {
            additionalServiceIds?: string[];
            /** @description ISO 4217 */
            declaredCurrency: string;
            declaredName: string;
            /** @description Opaque id */
            declaredNameId?: string;
            /** @description Decimal string in major units, at most two decimals */
            declaredValue: string;
            expressCompanyCode?: string;
            expressNumber: string;
            images?: string[];
            insurance?: {
                /** @description Decimal string in major units, at most two decimals */
                insuredValue?: string;
                isInsured: boolean;
            };
            itemQuantity: number;
            purchaseOrderNumber?: string;
            remarks?: string;
            tags?: string[];
            /** @description Opaque id */
            warehouseId?: string;
        };
        DetectExpressRequest: {
            expressNumber: string;
        };
        ErrorAnswer: {
            error: {
                /** @description Which rule refused; stable, for programs */
                code: string;
                /** @description Only on a 500: what to quote to support */
                correlationId?: string;
                details: string | null;
                /** @description For the customer, in the asked language */
                message: string;
                validationErrors: components["schemas"]["ValidationError"][];
            };
        };
        ExpressCompany: {
            code: string;
            displayName: string;
        };
        ExpressCompanyListRequest: {
            filter?: string;
        };
        ExpressCompanyPage: {
            items: components["schemas"]["ExpressCompany"][];
            totalCount: number;
        };
        FundAccount: {
            /** @description Decimal string in major units */
            balance: string;
            /** @description ISO 4217 */
            currencyCode: string;
            currencySymbol: string;
        };
        HealthAnswer: {
            /** @enum {string} */
            status: "ok";
        };
        InboundImage: {
            /** Format: date-time */
            time: string;
            url: string;
        };
        InboundRequest: {
            expressNumber: string;
            /** @description cm */
            height: number;
            idCode?: string;
            /** @description Uploaded before; without any a label is drawn */
            images?: string[];
            /** @description cm */
            length: number;
            /** @description kg */
            weight: number;
            /** @description cm */
            width: number;
        };
        Insurance: {
            /** @description ISO 4217 */
            currencyCode: string;
            /** @description Decimal string in major units */
            insuredValue: string | null;
            isInsured: boolean;
            /** @description Decimal string in major units */
            premium: string | null;
        };
        /** @enum {string} */
        Language: "zh-Hans" | "en";
        LoginByCodeRequest: {
            /** @description Six digits */
            code: string;
            loginPlatform: components["schemas"]["LoginPlatform"];
            /** @description Mobile number or e-mail address */
            target: string;
        };
        /**
         * @description Where the customer signs in
         * @enum {string}
         */
        LoginPlatform: "WeChat_H5" | "WeChat_App" | "PcWebBackend" | "PcWebFrontend" | "MobileWebFrontend" | "CodeLogin";
        LoginRequest: {
            loginPlatform: components["schemas"]["LoginPlatform"];
            password: string;
            usernameOrEmail: string;
        };
        Parcel: {
            additionalServices: components["schemas"]["AdditionalService"][];
            businessType: components["schemas"]["BusinessType"];
            /** Format: date-time */
            creationTime: string;
            /** @description ISO 4217 */
            declaredCurrency: string | null;
            declaredName: string | null;
            /** @description Opaque id */
            declaredNameId: string | null;
            /** @description Decimal string in major units */
            declaredValue: string | null;
            expressCompany: components["schemas"]["ExpressCompany"] | null;
            expressNumber: string;
            /** @description cm */
            height: number | null;
            /** @description Opaque id */
            id: string;
            /** @description The customer’s */
            images: string[];
            /** @description The warehouse’s */
            inboundImages: components["schemas"]["InboundImage"][];
            /** @description kg, as weighed at check-in */
            inboundWeight: number | null;
            insurance: components["schemas"]["Insurance"];
            isArrivedWarehouse: boolean;
            isDeclared: boolean;
            isSubmitted: boolean;
            itemQuantity: number | null;
            /** @description cm */
            length: number | null;
            /** @description Opaque id */
            logisticsOrderId: string | null;
            purchaseOrderNumber: string | null;
            remarks: string | null;
            status: components["schemas"]["ParcelStatus"];
            statusDisplayName: string;
            storage: components["schemas"]["ParcelStorage"] | null;
            tags: string[];
            /** @description Grows by one with every change */
            version: number;
            /** @description m³ */
            volume: number | null;
            /** @description kg */
            volumeWeight: number | null;
            /** @description Opaque id */
            warehouseId: string;
            /** @description kg */
            weight: number | null;
            /** @description cm */
            width: number | null;
        };
        ParcelDetail: {
            additionalServices: components["schemas"]["AdditionalService"][];
            businessType: components["schemas"]["BusinessType"];
            /** Format: date-time */
            creationTime: string;
            /** @description ISO 4217 */
            declaredCurrency: string | null;
            declaredName: string | null;
            /** @description Opaque id */
            declaredNameId: string | null;
            /** @description Decimal string in major units */
            declaredValue: string | null;
            expressCompany: components["schemas"]["ExpressCompany"] | null;
            expressNumber: string;
            /** @description cm */
            height: number | null;
            /** @description Opaque id */
            id: string;
            /** @description The customer’s */
            images: string[];
            /** @description The warehouse’s */
            inboundImages: components["schemas"]["InboundImage"][];
            /** @description kg, as weighed at check-in */
            inboundWeight: number | null;
            insurance: components["schemas"]["Insurance"];
            isArrivedWarehouse: boolean;
            isDeclared: boolean;
            isSubmitted: boolean;
            itemQuantity: number | null;
            /** @description cm */
            length: number | null;
            /** @description Opaque id */
            logisticsOrderId: string | null;
            /** @description Newest first */
            logs: components["schemas"]["ParcelLog"][];
            purchaseOrderNumber: string | null;
            remarks: string | null;
            status: components["schemas"]["ParcelStatus"];
            statusDisplayName: string;
            storage: components["schemas"]["ParcelStorage"] | null;
            tags: string[];
            /** @description Grows by one with every change */
            version: number;
            /** @description m³ */
            volume: number | null;
            /** @description kg */
            volumeWeight: number | null;
            /** @description Opaque id */
            warehouseId: string;
            /** @description kg */
            weight: number | null;
            /** @description cm */
            width: number | null;
        };
        ParcelListRequest: {
            /** @description Text to look for */
            filter?: string;
            isDeclared?: boolean;
            isSubmitted?: boolean;
            /** @default 7 */
            maxResultCount?: number;
            /** @default 0 */
            skipCount?: number;
            /**
             * @default creationTime desc
             * @enum {string}
             */
            sorting?: "creationTime desc" | "creationTime asc" | "inboundTime desc" | "inboundTime asc";
            status?: components["schemas"]["ParcelStatus"];
        };
        ParcelLog: {
            actor: components["schemas"]["Actor"];
            description: string;
            /** @description Opaque id */
            id: string;
            move: components["schemas"]["ParcelMove"];
            status: components["schemas"]["ParcelStatus"];
            statusDisplayName: string;
            /** Format: date-time */
            time: string;
        };
        /** @enum {string} */
        ParcelMove: "declare" | "arrive" | "inbound" | "submit" | "withdraw" | "consolidate" | "outbound" | "ship" | "reachPickupStation" | "sign" | "cancel";
        ParcelPage: {
            items: components["schemas"]["Parcel"][];
            totalCount: number;
        };
        /**
         * @description Where a parcel is
         * @enum {integer}
         */
        ParcelStatus: 50 | 60 | 63 | 65 | 70 | 120 | 130 | 145 | 150 | 210;
        ParcelStorage: {
            /** @description Decimal string in major units */
            accruedFee: string;
            /** @description ISO 4217 */
            currencyCode: string;
            /** @description Decimal string in major units */
            dailyFee: string;
            freeDays: number;
            /** Format: date-time */
            freeUntil: string;
            /** Format: date-time */
            inboundTime: string;
        };
        RefreshRequest: {
            refreshToken: string;
        };
        RegisterRequest: {
            /** @description Six digits */
            code: string;
            loginPlatform: components["schemas"]["LoginPlatform"];
            password: string;
            referralCode?: string;
            /** @description Mobile number or e-mail address */
            target: string;
            username: string;
        };
        SendVerificationCodeAnswer: {
            /** @description Seconds until another code may be asked for */
            resendAfter: number;
        };
        SendVerificationCodeRequest: {
            purpose: components["schemas"]["VerificationPurpose"];
            /** @description Mobile number or e-mail address */
            target: string;
        };
        SiteConfiguration: {
            appName: string;
            currencies: {
                /** @description ISO 4217 */
                currencyCode: string;
                currencySymbol: string;
                displayName: string;
            }[];
            customerService: {
                email: string;
                mobile: string | null;
                workingHours: string;
            };
            /** @description In which a parcel’s value may be declared */
            declaredCurrencies: string[];
            /** @description ISO 4217 */
            defaultCurrencyCode: string;
            defaultLanguage: components["schemas"]["Language"];
            insurance: {
                /** @description Decimal string in major units */
                maximumInsuredValue: string;
                /** @description Decimal string in major units */
                minimumPremium: string;
                /** @description Premium per insured value, such as "0.01" */
                rate: string;
            };
            languages: components["schemas"]["Language"][];
            storage: {
                /** @description ISO 4217 */
                currencyCode: string;
                /** @description Decimal string in major units */
                dailyFee: string;
                freeDays: number;
            };
            /** @description Opaque id */
            tenantId: string;
            tenantName: string;
            upload: {
                contentTypes: string[];
                maxBytes: number;
                maxImagesPerParcel: number;
            };
            version: string;
            /** @description cm³ that count as one kilogram */
            volumeDivisor: number;
        };
        StatusDefinition: {
            displayName: string;
            /** @description The status code */
            id: number;
            /** @description Whether a count belongs beside the name */
            isShowNum: boolean;
            /** @description Null when not asked for, or nobody is signed in */
            showCount: number | null;
        };
        StatusDefinitionPage: {
            items: components["schemas"]["StatusDefinition"][];
            totalCount: number;
        };
        /**
         * @description 10 parcel, 20 logistics order
         * @enum {integer}
         */
        StatusDefinitionType: 10 | 20;
        StoreCategory: {
            displayName: string;
            /** @description Opaque id */
            id: string;
            image: string | null;
            productCount: number;
        };
        StoreCategoryListRequest: {
            /** @description Text to look for */
            filter?: string;
            /** @default 7 */
            maxResultCount?: number;
            /** @default 0 */
            skipCount?: number;
            /**
             * @default displayOrder asc
             * @enum {string}
             */
            sorting?: "displayOrder asc";
        };
        StoreCategoryPage: {
            items: components["schemas"]["StoreCategory"][];
            totalCount: number;
        };
        StoreProduct: {
            /** @description Opaque id */
            categoryId: string;
            /** @description ISO 4217 */
            currencyCode: string;
            displayName: string;
            /** @description Opaque id */
            id: string;
            image: string;
            /** @description Decimal string in major units */
            originalPrice: string | null;
            /** @description Decimal string in major units */
            price: string;
            soldCount: number;
            stock: number;
            summary: string;
        };
        StoreProductDetail: {
            /** @description Opaque id */
            categoryId: string;
            /** @description ISO 4217 */
            currencyCode: string;
            /** @description Paragraphs of plain text */
            detail: string[];
            displayName: string;
            gallery: string[];
            /** @description Opaque id */
            id: string;
            image: string;
            /** @description Decimal string in major units */
            originalPrice: string | null;
            /** @description Decimal string in major units */
            price: string;
            skus: components["schemas"]["StoreSku"][];
            soldCount: number;
            stock: number;
            summary: string;
        };
        StoreProductListRequest: {
            /** @description Opaque id */
            categoryId?: string;
            /** @description Text to look for */
            filter?: string;
            /** @default 7 */
            maxResultCount?: number;
            /** @default 0 */
            skipCount?: number;
            /**
             * @default displayOrder asc
             * @enum {string}
             */
            sorting?: "displayOrder asc" | "price asc" | "price desc" | "soldCount desc" | "creationTime desc";
        };
        StoreProductPage: {
            items: components["schemas"]["StoreProduct"][];
            totalCount: number;
        };
        StoreSku: {
            /** @description ISO 4217 */
            currencyCode: string;
            displayName: string;
            /** @description Opaque id */
            id: string;
            /** @description Decimal string in major units */
            price: string;
            stock: number;
        };
        SystemEnum: {
            list: components["schemas"]["SystemEnumItem"][];
            type: string;
        };
        SystemEnumItem: {
            /** @description What a customer reads */
            name: string;
            /** @description The code, as text */
            valueStr: string;
        };
        SystemEnumListRequest: {
            /** @description All when absent */
            types?: string[];
        };
        Token: {
            accessToken: string;
            /** @description Seconds that the access token lives */
            expiresIn: number;
            /** @description Seconds that the refresh token lives */
            refreshExpiresIn: number;
            /** @description Works once */
            refreshToken: string;
            /** @enum {string} */
            tokenType: "Bearer";
        };
        UndeclaredParcelListRequest: {
            /** @description Text to look for */
            filter?: string;
            /** @default 7 */
            maxResultCount?: number;
            /** @default 0 */
            skipCount?: number;
            /**
             * @default creationTime desc
             * @enum {string}
             */
            sorting?: "creationTime desc" | "creationTime asc" | "inboundTime desc" | "inboundTime asc";
        };
        UploadedFile: {
            /** @description As the customer’s device called it */
            name: string;
            /** @description Bytes, as stored */
            size: number;
            url: string;
        };
        User: {
            avatar: string | null;
            currentFundAccount: components["schemas"]["FundAccount"];
            email: string | null;
            hasPassword: boolean;
            /** @description Opaque id */
            id: string;
            /** @description The customer’s personal warehouse code */
            idCode: string;
            isWechatBound: boolean;
            mobileNumber: string | null;
            nickname: string;
            pickupStation: {
                displayName: string;
                /** @description Opaque id */
                id: string;
            } | null;
            userName: string;
            userType: components["schemas"]["UserType"];
            vipGroup: {
                displayName: string;
                /** @description Opaque id */
                id: string;
            } | null;
            wechatId: string | null;
            wechatQrCode: string | null;
        };
        UserTag: {
            tag: string;
        };
        UserTagListRequest: {
            /** @default 10 */
            limit?: number;
        };
        UserTagPage: {
            items: components["schemas"]["UserTag"][];
            totalCount: number;
        };
        /**
         * @description ADMIN 1, CUSTOMER 2
         * @enum {integer}
         */
        UserType: 1 | 2;
        ValidationError: {
            /** @description Names of the fields that the message is about */
            members: string[];
            message: string;
        };
        /** @enum {string} */
        VerificationPurpose: "LOGIN" | "REGISTER" | "RESET_PASSWORD" | "BIND";
        WarehouseAddress: {
            /** @description Ends in the caller’s id code */
            detailsAddress: string;
            /** @description Opaque id */
            id: string;
            idCode: string;
            /** @description Country */
            lv0DisplayName: string;
            /** @description Province */
            lv1DisplayName: string;
            /** @description City */
            lv2DisplayName: string;
            /** @description District */
            lv3DisplayName: string;
            mobile: string;
            name: string;
            postCode: string;
            /** @description Ends in the caller’s id code */
            recipient: string;
            tips: string | null;
        };
        WarehouseAddressListRequest: {
            /** @description Text to look for */
            filter?: string;
            /** @default 7 */
            maxResultCount?: number;
            /** @default 0 */
            skipCount?: number;
            /**
             * @default displayOrder asc
             * @enum {string}
             */
            sorting?: "displayOrder asc";
        };
        WarehouseAddressPage: {
            items: components["schemas"]["WarehouseAddress"][];
            totalCount: number;
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
    listDeclaredNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclaredNameListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclaredNamePage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    arriveParcel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArriveRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    inboundParcel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboundRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    loginByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginByCodeRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendVerificationCodeRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendVerificationCodeAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listExpressCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpressCompanyListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpressCompanyPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listStatusDefinitions: {
        parameters: {
            query: {
                /** @description Whether to count the caller’s items */
                isNum?: boolean;
                type: components["schemas"]["StatusDefinitionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusDefinitionPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listStoreCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCategoryListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCategoryPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listStoreProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreProductListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProductPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    uploadPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"][];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listSystemEnums: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemEnumListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemEnum"][];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getSiteConfiguration: {
        parameters: {
            query?: {
                platform?: 12 | 52;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteConfiguration"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listMyWarehouseAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseAddressListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarehouseAddressPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    declareParcel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first result */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclareParcelRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Opaque id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    cancelParcel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers the first result */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Opaque id */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelDetail"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Conflicts with the state of things */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    detectExpress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetectExpressRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpressCompanyPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listParcels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listUndeclaredParcels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndeclaredParcelListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done; the answer is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listAdditionalServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionalServiceListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdditionalServiceGroupPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    listUserTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserTagListRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTagPage"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No access token, or a dead one */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not allowed for this caller */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description A field is missing, malformed or unknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description No such thing, or not the caller’s */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The body is of a kind that is not taken */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Too many requests; Retry-After says when to come back */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A fault of the server */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Starting, stopping, or without its database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
}
