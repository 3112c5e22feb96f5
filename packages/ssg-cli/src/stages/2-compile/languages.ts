/**
 * Names of Prism's grammars, and their aliases, as refractor 5.0.0 ships them (each `lang/*.js` and its `aliases`).
 */
export const grammars: ReadonlySet<string> = new Set(
  'abap abnf actionscript ada agda al antlr4 apacheconf apex apl applescript aql arduino arff armasm arturo asciidoc asm6502 asmatmel aspnet autohotkey autoit avisynth avro-idl awk bash basic batch bbcode bbj bicep birb bison bnf bqn brainfuck brightscript bro bsl c cfscript chaiscript cil cilkc cilkcpp clike clojure cmake cobol coffeescript concurnas cooklang coq cpp crystal csharp cshtml csp css-extras css csv cue cypher d dart dataweave dax dhall diff django dns-zone-file docker dot ebnf editorconfig eiffel ejs elixir elm erb erlang etlua excel-formula factor false firestore-security-rules flow fortran fsharp ftl gap gcode gdscript gedcom gettext gherkin git glsl gml gn go-module go gradle graphql groovy haml handlebars haskell haxe hcl hlsl hoon hpkp hsts http ichigojam icon icu-message-format idris iecst ignore inform7 ini io j java javadoc javadoclike javascript javastacktrace jexl jolie jq js-extras js-templates jsdoc json json5 jsonp jsstacktrace jsx julia keepalived keyman kotlin kumir kusto latex latte less lilypond linker-script liquid lisp livescript llvm log lolcode lua magma makefile markdown markup-templating markup mata matlab maxscript mel mermaid metafont mizar mongodb monkey moonscript n1ql n4js nand2tetris-hdl naniscript nasm neon nevod nginx nim nix nsis objectivec ocaml odin opencl openqasm oz parigp parser pascal pascaligo pcaxis peoplecode perl php-extras php phpdoc plant-uml plsql powerquery powershell processing prolog promql properties protobuf psl pug puppet pure purebasic purescript python q qml qore qsharp r racket reason regex rego renpy rescript rest rip roboconf robotframework ruby rust sas sass scala scheme scss shell-session smali smalltalk smarty sml solidity solution-file soy sparql splunk-spl sqf sql squirrel stan stata stylus supercollider swift systemd t4-cs t4-templating t4-vb tap tcl textile toml tremor tsx tt2 turtle twig typescript typoscript unrealscript uorazor uri v vala vbnet velocity verilog vhdl vim visual-basic warpscript wasm web-idl wgsl wiki wolfram wren xeora xml-doc xojo xquery yaml yang zig'.split(
    ' ',
  ),
)

/** Names that people write and refractor does not list: dialects whose nearest grammar serves. */
const dialects =
  'angular-html:markup angular-ts:typescript astro:markup bat:batch c#:csharp c++:cpp cc:cpp cjs:javascript clj:clojure cmd:batch conf:ini console:shell-session cts:typescript dotenv:bash env:bash erl:erlang ex:elixir f#:fsharp fish:bash fs:fsharp golang:go gql:graphql htm:markup http-request:http javascriptreact:jsx jl:julia jsonc:json jsonl:json jsonld:json make:makefile mdc:markdown mjs:javascript ml:ocaml mts:typescript mysql:sql node:javascript objective-c:objectivec nsh:nsis patch:diff pl:perl posh:powershell ps:powershell postcss:css postgresql:sql proto:protobuf ps1:powershell pwsh:powershell rs:rust shellscript:bash sqlite:sql svelte:markup terraform:hcl tf:hcl typescriptreact:tsx viml:vim vimscript:vim vue:markup xhtml:markup zsh:bash'

export const grammarByAlias: ReadonlyMap<string, string> = new Map(
  'g4:antlr4 ino:arduino arm-asm:armasm art:arturo adoc:asciidoc avs:avisynth avdl:avro-idl gawk:awk sh:bash shell:bash shortcode:bbcode rbnf:bnf oscript:bsl cfc:cfscript cilk-c:cilkc cilk:cilkcpp cilk-cpp:cilkcpp coffee:coffeescript conc:concurnas cs:csharp dotnet:csharp razor:cshtml jinja2:django dns-zone:dns-zone-file dockerfile:docker gv:dot eta:ejs xls:excel-formula xlsx:excel-formula po:gettext gamemakerlanguage:gml gni:gn go-mod:go-module hbs:handlebars mustache:handlebars hs:haskell idr:idris gitignore:ignore hgignore:ignore npmignore:ignore js:javascript webmanifest:json kt:kotlin kts:kotlin kum:kumir context:latex tex:latex ly:lilypond ld:linker-script elisp:lisp emacs:lisp emacs-lisp:lisp md:markdown atom:markup html:markup mathml:markup rss:markup ssml:markup svg:markup xml:markup moon:moonscript n4jsd:n4js nani:naniscript objc:objectivec qasm:openqasm objectpascal:pascal px:pcaxis pcode:peoplecode plantuml:plant-uml mscript:powerquery pq:powerquery pbfasm:purebasic purs:purescript py:python qs:qsharp rkt:racket rpy:renpy res:rescript robot:robotframework rb:ruby sh-session:shell-session shellsession:shell-session smlnj:sml sol:solidity sln:solution-file rq:sparql sclang:supercollider t4:t4-cs trickle:tremor troy:tremor trig:turtle ts:typescript tsconfig:typoscript uc:unrealscript uscript:unrealscript url:uri vb:visual-basic vba:visual-basic webidl:web-idl mathematica:wolfram nb:wolfram wl:wolfram xeoracube:xeora yml:yaml'
    .concat(' ', dialects)
    .split(' ')
    .map((pair): [string, string] => {
      const [alias = '', grammar = ''] = pair.split(':')
      return [alias, grammar]
    }),
)

/** What most fences are: a slip is one of these rather than `typoscript`. */
export const commonLanguages: readonly string[] = (
  'bash c cpp csharp css diff dockerfile go graphql html http ini java javascript js json jsonc jsx kotlin markdown md php powershell python ' +
  'ruby rust scss sh shell sql swift text toml ts tsx typescript vue xml yaml yml'
).split(' ')

/** Languages that are meant to stay without colours. */
export const plainLanguages: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'ansi',
  'tree',
  'output',
])
