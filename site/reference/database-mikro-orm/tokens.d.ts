import type { InjectionToken } from 'graphql-modules'

import type { Email } from './email'
import type { Service } from './service'
import type { Session } from './session'
import type { IUser } from './user'

/** Under this token of GraphQL Modules, {@link Email} or a class that extends it is provided. */
export declare const EmailToken: InjectionToken<Email<any>>

/** Under this token of GraphQL Modules, {@link Service} or a class that extends it is provided. */
export declare const ServiceToken: InjectionToken<Service<any>>

/** Under this token of GraphQL Modules, {@link Session} or a class that extends it is provided. */
export declare const SessionToken: InjectionToken<Session<any>>

/** Under this token of GraphQL Modules, the class of the users is provided: one with the properties of {@link IUser}. */
export declare const UserToken: InjectionToken<IUser<any, any, any>>
