import type { InjectionToken } from 'graphql-modules'

import type { Email } from './email'
import type { Service } from './service'
import type { Session } from './session'
import type { IUser } from './user'

/** GraphQL Modules provides {@link Email} or a class that extends it under this token. */
export declare const EmailToken: InjectionToken<Email<any>>

/** GraphQL Modules provides {@link Service} or a class that extends it under this token. */
export declare const ServiceToken: InjectionToken<Service<any>>

/** GraphQL Modules provides {@link Session} or a class that extends it under this token. */
export declare const SessionToken: InjectionToken<Session<any>>

/** GraphQL Modules provides the class of the users under this token: one with the properties of {@link IUser}. */
export declare const UserToken: InjectionToken<IUser<any, any, any>>
