// How the tests start a browser: with everything switched off that would talk to others than the pages' own server, or take time from them.

/**
 * What Playwright switches off. Of two lists a browser reads the last alone, so ours repeats Playwright's; `browser-args.spec.ts` fails where an
 * update of Playwright has brought a name that is missing here.
 */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

// The suggestions below the address bar are pages of their own: a browser with a window loads both for each test, although no test sees
// them. Without them a test takes half the processor time.
const pagesOfTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  `--disable-features=${[...disabledByPlaywright, ...pagesOfTheAddressBar].join(',')}`,
  // A page may ask its own machine alone. Said to the browser, since a route of Playwright's would hold up every request.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]
