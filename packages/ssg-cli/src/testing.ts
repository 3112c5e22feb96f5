/** For tests of whole builds: what the command line is made of. */
export { runBuild, type BuildReport, type RunBuildInput } from './build/run-build.ts'
export { loadConfig, type LoadedConfig } from './io/load-config.ts'
export { writeOutput } from './io/output/write-output.ts'
export { outputPlacesOf } from './io/output/last-build.ts'
export { openManifest } from './io/output/output-manifest.ts'
export { runCli } from './cli/run-cli.ts'
export { namedByContent } from './common/paths.ts'
