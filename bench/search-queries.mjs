// What readers of the accounts-js site type, and where they want to arrive: judged by reading the site, before any ranking was tuned.
// Sections that were written later and answer as well are added once they have been read. A target is the address of a hit; `*` stands for
// any letters but a slash. Of each sort every second query is kept for the final check.

/** By sort, pairs of a query and its acceptable targets. */
const judged = {
  symbol: [
    ['AccountsServer', ['/api/server/class/AccountsServer/']],
    ['AccountsClient', ['/api/client/class/AccountsClient/']],
    ['accountspassword', ['/api/password/class/AccountsPassword/']],
    ['RestClient', ['/api/rest-client/class/RestClient/']],
    ['DatabaseInterface', ['/api/types/interface/DatabaseInterface/']],
    ['createUserErr', ['/api/password/enum/CreateUserErrors/']],
    ['generateRandomToken', ['/api/server/function/generateRandomToken/']],
    ['ServerHooks', ['/api/server/variable/ServerHooks/', '/api/server/enum/ServerHooks/']],
    ['MongoServicePasword', ['/api/database-mongo-password/class/MongoServicePassword/']],
    ['AccountsJsError', ['/api/*/class/AccountsJsError/']],
    ['RedisSessions', ['/api/database-redis/class/RedisSessions/']],
    ['accountsLink', ['/api/apollo-link-accounts/function/accountsLink/', '/api/apollo-link/function/accountsLink/']],
    ['accounts typeorm', ['/api/database-typeorm/class/AccountsTypeorm/', '/api/database-typeorm/']],
    ['runDatabaseTests', ['/api/*/function/runDatabaseTests/']],
    ['@accounts/server', ['/api/server/']],
    ['createAccountsCoreModule', ['/api/module-core/function/createAccountsCoreModule/']],
    ['AccountsGraphQL', ['/api/graphql-client/class/AccountsGraphQLClient/']],
    ['TransportInterface', ['/api/client/interface/TransportInterface/']],
    ['AccountsClientPasswrod', ['/api/client-password/class/AccountsClientPassword/']],
    ['acs', ['/api/server/class/AccountsServer/', '/api/*/class/AccountsS*/', '/api/*/*/AccountsCoreS*/']],
  ],
  member: [
    ['AccountsServer.logout', ['/api/server/class/AccountsServer/#logout']],
    ['loginWithService', ['/api/*/*/*/#loginWithService']],
    ['lws', ['/api/*/*/*/#loginWithService', '/api/server/enum/LoginWithServiceErrors/']],
    ['findUserByEmail', ['/api/*/*/*/#findUserByEmail']],
    ['AccountsPassword createUser', ['/api/password/class/AccountsPassword/#createUser']],
    ['refreshSession', ['/api/client/class/AccountsClient/#refreshSession']],
    ['ambiguousErrorMessages', ['/api/server/interface/AccountsServerOptions/#ambiguousErrorMessages']],
    ['tokenStoragePrefix', ['/api/client/interface/AccountsClientOptions/#tokenStoragePrefix']],
    ['invalidateAllSess', ['/api/*/*/*/#invalidateAllSessions']],
    ['Mongo.setupIndexes', ['/api/database-mongo/class/Mongo/#setupIndexes']],
    ['accountsserver.prepareMail', ['/api/server/class/AccountsServer/#prepareMail']],
    ['stopImpersonation()', ['/api/client/class/AccountsClient/#stopImpersonation']],
    ['requestMagicLinkEmail', ['/api/*/*/*/#requestMagicLinkEmail']],
    ['twoFactorSet', ['/api/*/*/*/#twoFactorSet']],
    ['RestClient fetch', ['/api/rest-client/class/RestClient/#fetch']],
    ['convertUserIdToMongoObjectId', ['/api/*/interface/*/#convertUserIdToMongoObjectId']],
    ['findPaswordHash', ['/api/*/*/*/#findPasswordHash']],
    ['CreateUserErrors.EmailAlreadyExists', ['/api/password/enum/CreateUserErrors/#EmailAlreadyExists']],
  ],
  topic: [
    ['getting started', ['/docs/getting-started/']],
    ['email', ['/docs/email/']],
    ['two factor', ['/docs/strategies/password/#two-factor', '/docs/strategies/two-factor/']],
    [
      'impersonation',
      [
        '/docs/sessions-and-tokens/#authorize-to-impersonate',
        '/docs/client/#impersonating-another-user',
        '/docs/how-it-works/#impersonation',
      ],
    ],
    ['react native', ['/docs/cookbook/react-native/']],
    ['stateless session', ['/docs/sessions-and-tokens/#stateless-session']],
    ['mongoose', ['/docs/databases/mongo/#usage-with-mongoose']],
    ['email templates', ['/docs/email/#overwrite-the-email-templates']],
    ['oauth', ['/docs/strategies/oauth/']],
    ['custom headers', ['/docs/transports/rest-client/#custom-headers']],
    ['nodemailer', ['/docs/email/#example-using-nodemailer']],
    ['extending entities', ['/docs/databases/typeorm/#extending-entities', '/docs/databases/mikro-orm/#extending-entities']],
    ['forgot password', ['/docs/strategies/password-client/#forgot-password']],
    ['microservice', ['/docs/next-version/#usage-as-a-graphql-microservice']],
    ['handling errors', ['/docs/handling-errors/']],
    ['mongo indexes', ['/docs/databases/mongo/#setup-mongodb-indexes']],
    [
      'passport',
      ['/docs/introduction/#why-wouldn-t-you-just-use-passport', '/docs/introduction/#why-wouldnt-you-just-use-passport'],
    ],
    [
      'jwt payload',
      ['/docs/sessions-and-tokens/#customising-the-jwt-payload', '/docs/strategies/oauth/#optional-extend-the-jwt-token'],
    ],
    [
      'password hash',
      [
        '/docs/strategies/password/#custom-password-hashing',
        '/docs/strategies/password-client/#hashing-the-password-client-side',
      ],
    ],
    ['pull requests', ['/docs/contributing/#pull-requests', '/docs/contributing/#all-prs', '/docs/contributing/']],
  ],
  error: [
    ['User not found', ['/api/*/*/*/#*serNotFound', '/docs/handling-errors/#ambiguous-error-messages']],
    ['InvalidCredentials', ['/api/*/*/*/#*nvalidCredentials', '/docs/handling-errors/#*']],
    ['2FA code required', ['/docs/handling-errors/#errors-without-a-code', '/docs/strategies/password/#two-factor']],
    [
      "2FA code didn't match",
      [
        '/docs/handling-errors/#errors-without-a-code',
        '/docs/strategies/password/#two-factor',
        '/docs/strategies/two-factor/#options-and-errors',
      ],
    ],
    ['Email already exists', ['/api/password/*/*/#*mailAlreadyExists']],
    ['LoginTokenExpired', ['/api/magic-link/*/*/#*oginTokenExpired']],
    ['Reset password link expired', ['/api/password/*/*/#*esetPasswordLinkExpired']],
    [
      'Unrecognized options for login request',
      ['/api/*/*/*/#*nrecognizedOptionsForLogin', '/docs/handling-errors/#error-codes-of-magic-links'],
    ],
    ['Invalid provider', ['/docs/handling-errors/#errors-without-a-code', '/docs/strategies/oauth/#*']],
    ['ServiceNotFound', ['/api/server/enum/*/#ServiceNotFound']],
    ['Error: Match failed', ['/api/*/*/*/#*atchFailed']],
    ['session not found', ['/api/server/enum/*/#SessionNotFound']],
    ['Please verify your e-mail address first', ['/docs/strategies/password/#require-a-verified-address']],
    ['Token verification failed', ['/api/server/enum/*/#TokenVerificationFailed']],
    ['invalid email', ['/api/*/*/*/#*nvalidEmail']],
    ['GraphQLErrorList', ['/api/graphql-client/class/GraphQLErrorList/']],
    ['user deactivated', ['/api/*/*/*/#*serDeactivated', '/docs/server/#deactivate-a-user']],
    ['verify email link unknown address', ['/api/password/*/*/#*erifyEmailLinkUnknownAddress']],
    [
      'Your account has been deactivated',
      ['/docs/handling-errors/#*', '/docs/server/#deactivate-a-user', '/api/*/*/*/#*serDeactivated'],
    ],
    ['magic link expired', ['/docs/handling-errors/#error-codes-of-magic-links', '/api/magic-link/*/*/#*oginTokenExpired']],
  ],
  question: [
    ['how do I send emails', ['/docs/email/', '/docs/email/#*']],
    ['how to log out a user on the server', ['/docs/server/#logout-a-user', '/api/server/class/AccountsServer/#logout']],
    [
      'how can I revoke all sessions of a user',
      ['/docs/sessions-and-tokens/#revoking-all-the-sessions-for-a-user', '/docs/sessions-and-tokens/#how-a-session-ends'],
    ],
    ['where are tokens stored in react native', ['/docs/cookbook/react-native/', '/docs/cookbook/react-native/#store-tokens-*']],
    ['how do I protect my express routes', ['/docs/transports/rest-express/#protect-your-own-routes']],
    ['can I use accounts with mongoose', ['/docs/databases/mongo/#usage-with-mongoose']],
    ['how to add fields to the user in graphql', ['/docs/transports/graphql/#extending-*']],
    ['what happens when a user logs in', ['/docs/introduction/#what-happens-at-login', '/docs/tutorial/#what-happened']],
    ['how do I write my own database adapter', ['/docs/databases/overview/#write-your-own-adapter']],
    [
      'why not use passport',
      ['/docs/introduction/#why-wouldn-t-you-just-use-passport', '/docs/introduction/#why-wouldnt-you-just-use-passport'],
    ],
    ['how to debug a jwt', ['/docs/sessions-and-tokens/#debugging-a-jwt-token']],
    [
      'how do I change the password of a user',
      ['/docs/strategies/password-client/#change-password', '/api/*/*/*/#changePassword'],
    ],
    ['log in with facebook', ['/docs/strategies/facebook/', '/docs/strategies/facebook/#*']],
    ['how can I keep the user logged in', ['/docs/client/#keep-the-session-alive']],
    ['are emails case sensitive', ['/docs/strategies/password/#email-case-sensitivity']],
    [
      'which events does the server emit',
      ['/docs/server/#react-to-events', '/api/server/variable/ServerHooks/', '/api/server/class/AccountsServer/#on'],
    ],
    [
      'how do I get the current user on the client',
      ['/docs/client/#retrieve-the-current-authenticated-user', '/api/client/class/AccountsClient/#getUser'],
    ],
    ['how to find a user by email or id', ['/docs/server/#find-a-user', '/api/*/*/*/#findUserBy*']],
    [
      'how do I use the graphql modules in my schema',
      ['/docs/next-version/#compose-graphql-modules', '/docs/transports/graphql/#graphql-modules'],
    ],
    ['how to show different error for wrong password', ['/docs/handling-errors/#*']],
    ['how do users log in with a link from an email', ['/docs/strategies/magic-link/', '/docs/strategies/magic-link/#*']],
    ['how do I stop someone from guessing passwords', ['/docs/guides/brute-force/', '/docs/guides/brute-force/#*']],
    ['how can a user end a session on another device', ['/docs/guides/sessions/', '/docs/guides/sessions/#*']],
    ['can I test without sending real emails', ['/docs/email/#test-without-a-mail-server', '/docs/guides/testing/#emails']],
    [
      'where does the browser keep the access token',
      [
        '/docs/client/#where-the-tokens-live',
        '/docs/how-it-works/#what-is-stored-where',
        '/docs/frameworks/cookies/',
        '/docs/frameworks/cookies/#*',
      ],
    ],
    ['how do I let users log in with Google', ['/docs/strategies/oauth/', '/docs/strategies/oauth/#*']],
  ],
  // Names that several packages share, of which the others are copies: the one that the specification of the site names.
  twin: [
    ['LoginResult', ['/api/types/interface/LoginResult/']],
    ['Tokens', ['/api/types/interface/Tokens/']],
    ['EmailRecord', ['/api/types/interface/EmailRecord/']],
    ['User', ['/api/types/interface/User/']],
    ['login result', ['/api/types/interface/LoginResult/']],
    ['CreateUserResult', ['/api/types/interface/CreateUserResult/']],
  ],
  package: [
    ['client magic link', ['/api/client-magic-link/']],
    ['apollo link', ['/api/apollo-link-accounts/']],
    // A guide of the same name is what its reader wants first.
    ['magic link', ['/docs/strategies/magic-link/', '/api/magic-link/']],
    ['express session', ['/docs/frameworks/express-session/', '/api/express-session/']],
    ['magic link client', ['/api/client-magic-link/']],
    ['mongo magic link', ['/api/database-mongo-magic-link/']],
  ],
  // What a guide tells how to do, and members are called like.
  task: [
    [
      'reset password',
      [
        '/docs/strategies/password/#reset-a-forgotten-password',
        '/docs/strategies/password-client/#forgot-password',
        '/docs/strategies/password-client/#reset-password',
      ],
    ],
    ['verify email', ['/docs/strategies/password/#*verif*', '/docs/strategies/password-client/#*verif*']],
    ['refresh tokens', ['/docs/client/#*', '/docs/sessions-and-tokens/#*', '/api/*/*/*/#refreshTokens']],
    ['onLogout hook', ['/docs/server/#react-to-events', '/api/server/variable/ServerHooks/']],
    ['change username', ['/docs/guides/email-and-username/', '/docs/guides/email-and-username/#change-the-username']],
    ['delete user', ['/docs/server/#delete-a-user']],
  ],
  // One thing with another: a guide about either may say it, and the declarations named after them do not.
  pair: [
    ['passwords with MongoDB', ['/docs/databases/mongo/', '/docs/strategies/password/', '/docs/strategies/password/#usage']],
    ['sessions in Redis', ['/docs/databases/redis/', '/docs/databases/redis/#usage']],
    [
      'GraphQL with Express',
      [
        '/docs/transports/graphql-servers/',
        '/docs/transports/graphql-servers/#*',
        '/docs/transports/graphql/',
        '/docs/transports/graphql/#*',
        '/docs/transports/subscriptions/#with-apollo-server',
      ],
    ],
    ['magic links over REST', ['/docs/transports/rest-express/#with-magic-links-and-oauth']],
    ['roles in GraphQL', ['/docs/guides/roles/', '/docs/guides/roles/#*']],
    [
      'tokens in cookies',
      [
        '/docs/frameworks/cookies/',
        '/docs/frameworks/cookies/#*',
        '/docs/transports/rest-express/#keep-tokens-in-a-cookie-session',
      ],
    ],
    [
      'users in Postgres',
      [
        '/docs/databases/typeorm/',
        '/docs/databases/typeorm/#*',
        '/docs/databases/mikro-orm/',
        '/docs/databases/overview/#official-adapters',
      ],
    ],
    ['login with Next.js', ['/docs/frameworks/nextjs/', '/docs/frameworks/nextjs/#log-in-and-out']],
    [
      'password reset with React',
      [
        '/docs/strategies/password-client/#forgot-password',
        '/docs/strategies/password-client/#reset-password',
        '/docs/frameworks/react/',
        '/docs/frameworks/react/#*',
      ],
    ],
    ['tests without a database', ['/docs/guides/testing/', '/docs/guides/testing/#*']],
    [
      'OAuth with Express',
      ['/docs/transports/rest-express/#with-magic-links-and-oauth', '/docs/strategies/oauth/', '/docs/strategies/oauth/#*'],
    ],
    [
      'rate limits with Redis',
      ['/docs/guides/brute-force/', '/docs/guides/brute-force/#*', '/docs/guides/operate/#several-processes'],
    ],
    [
      'two-factor in a React form',
      ['/docs/strategies/password-client/#switch-two-factor-on', '/docs/strategies/two-factor/#*', '/docs/frameworks/react/#*'],
    ],
    [
      'custom user fields in GraphQL',
      [
        '/docs/transports/graphql/#extending-*',
        '/docs/transports/graphql/#customising-user-fragment',
        '/docs/guides/custom-user/',
        '/docs/guides/custom-user/#*',
      ],
    ],
    ['login with SvelteKit', ['/docs/frameworks/sveltekit/', '/docs/frameworks/sveltekit/#*']],
    [
      'CSRF with cookies',
      ['/docs/frameworks/cookies/', '/docs/frameworks/cookies/#*', '/docs/frameworks/express-session/#refuse-other-origins'],
    ],
    [
      'errors in GraphQL',
      [
        '/docs/transports/graphql/#error-handling',
        '/docs/transports/graphql/#send-error-codes-to-the-client',
        '/docs/transports/graphql-servers/',
        '/docs/transports/graphql-servers/#what-differs',
        '/docs/handling-errors/',
        '/docs/handling-errors/#on-the-*',
      ],
    ],
    ['authentication over WebSockets', ['/docs/transports/subscriptions/', '/docs/transports/subscriptions/#*']],
    ['guards with NestJS', ['/docs/frameworks/nest/', '/docs/frameworks/nest/#protect-controllers']],
    ['refresh tokens in Next.js', ['/docs/frameworks/nextjs/#refresh-the-tokens', '/docs/frameworks/nextjs/']],
  ],
  // Names that several packages have, or a property as well, and what is written otherwise in texts.
  common: [
    ['user', ['/api/types/interface/User/']],
    [
      'createUser',
      ['/api/password/class/AccountsPassword/#createUser', '/api/types/interface/DatabaseInterfaceServicePassword/#createUser'],
    ],
    ['username', ['/api/types/interface/User/#username', '/docs/guides/email-and-username/']],
    ['impersonate', ['/api/server/class/AccountsServer/#impersonate']],
    ['findUserById', ['/api/server/class/AccountsServer/#findUserById', '/api/types/interface/DatabaseInterface/#findUserById']],
    ['refreshTokens', ['/api/server/class/AccountsServer/#refreshTokens']],
    ['changelog server', ['/api/server/changelog/']],
    ['nextjs', ['/docs/frameworks/nextjs/']],
  ],
}

export const queries = Object.entries(judged).flatMap(([sort, list]) =>
  list.map(([query, targets], index) => ({ sort, query, targets, split: index % 2 === 0 ? 'tune' : 'final' })),
)

/** Whether the address of a hit is one that the query is to lead to. */
export function isTarget(href, targets) {
  return targets.some((target) => patternOf(target).test(href))
}

function patternOf(target) {
  return new RegExp(`^${target.split('*').map(escape).join('[^/]*')}$`)
}

function escape(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
}
