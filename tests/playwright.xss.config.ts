import type { PlaywrightTestConfig } from '@playwright/test'
import config from './playwright.config.ts'

// Attacks alone, without the sites that the other specs read.
const attacks: PlaywrightTestConfig = { ...config, globalSetup: [], testMatch: 'xss.spec.ts' }

export default attacks
