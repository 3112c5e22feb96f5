/**
 * What Git is started with so that it tells of the checkout alone: in a partial clone (`--filter`) it would ask its remote for what is missing, and no
 * command of docgen uses the network unasked.
 */
export const withoutFetching = {
  options: ['-c', 'protocol.allow=never'],
  environment: { GIT_NO_LAZY_FETCH: '1' },
} as const
