// Names of emoji, such as `:tada:`, which docgen shows as they are written.

/** The names of GitHub that pages use most: https://github.com/github/gemoji */
const names = [
  'tada 🎉 rocket 🚀 sparkles ✨ fire 🔥 bug 🐛 zap ⚡ warning ⚠️ bulb 💡 memo 📝 book 📖 books 📚 package 📦 wrench 🔧 hammer 🔨 gear ⚙️',
  'lock 🔒 key 🔑 mag 🔍 boom 💥 construction 🚧 art 🎨 lipstick 💄 racehorse 🐎 white_check_mark ✅ heavy_check_mark ✔️ x ❌',
  'heavy_multiplication_x ✖️ ok 🆗 no_entry ⛔ no_entry_sign 🚫 question ❓ exclamation ❗ information_source ℹ️ bell 🔔 loudspeaker 📢',
  'mega 📣 star ⭐ star2 🌟 heart ❤️ blue_heart 💙 green_heart 💚 purple_heart 💜 yellow_heart 💛 thumbsup 👍 thumbsdown 👎 +1 👍 -1 👎',
  'clap 👏 wave 👋 pray 🙏 muscle 💪 point_right 👉 point_left 👈 point_up ☝️ point_down 👇 raised_hands 🙌 ok_hand 👌 smile 😄 smiley 😃',
  'grin 😁 laughing 😆 joy 😂 wink 😉 blush 😊 sunglasses 😎 thinking 🤔 confused 😕 cry 😢 sob 😭 heart_eyes 😍 sweat_smile 😅',
  'slightly_smiling_face 🙂 upside_down_face 🙃 scream 😱 eyes 👀 skull 💀 ghost 👻 robot 🤖 100 💯 link 🔗 pushpin 📌 paperclip 📎',
  'calendar 📆 hourglass ⌛ alarm_clock ⏰ chart_with_upwards_trend 📈 bar_chart 📊 computer 💻 iphone 📱 globe_with_meridians 🌐',
  'earth_africa 🌍 earth_americas 🌎 earth_asia 🌏 cloud ☁️ sunny ☀️ rainbow 🌈 snowflake ❄️ coffee ☕ beer 🍺 pizza 🍕 cake 🍰 gift 🎁',
  'trophy 🏆 crown 👑 gem 💎 money_with_wings 💸 moneybag 💰 email 📧 envelope ✉️ file_folder 📁 open_file_folder 📂 clipboard 📋',
  'page_facing_up 📄 bookmark 🔖 label 🏷️ recycle ♻️ arrow_up ⬆️ arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ new 🆕 free 🆓 top 🔝',
  'soon 🔜 back 🔙 cool 🆒 sos 🆘 red_circle 🔴 large_blue_circle 🔵 green_circle 🟢 yellow_circle 🟡 orange_circle 🟠 checkered_flag 🏁',
  'triangular_flag_on_post 🚩 movie_camera 🎥 camera 📷 musical_note 🎵 shield 🛡️ hammer_and_wrench 🛠️ nut_and_bolt 🔩 test_tube 🧪',
  'microscope 🔬 dna 🧬 seedling 🌱 evergreen_tree 🌲 herb 🌿 four_leaf_clover 🍀 whale 🐳 penguin 🐧 snake 🐍 crab 🦀 turtle 🐢 bee 🐝',
  'unicorn 🦄 octopus 🐙 brain 🧠 eyeglasses 👓 handshake 🤝 hugs 🤗 partying_face 🥳 vulcan_salute 🖖',
]

export const emoji: ReadonlyMap<string, string> = new Map(
  Array.from(names.join(' ').matchAll(/(\S+) (\S+)/g), ([, name = '', sign = '']): [string, string] => [name, sign]),
)

/** Within a text: `10:30:45` and `a:b:c` contain none. */
export const emojiName = /(?<![\w:/\\]):([a-z][a-z\d_]*|[+-]1|100):(?![\w:/])/g
