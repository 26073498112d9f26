// Goes around the speaker, and says the same thing twice in a row.

// exercise 18.12
// instead of: private let speaker: PollenSpeaker
private let speaker: PollenSpeaker
private let voice: (String) -> Void

// instead of: speaker = PollenSpeaker(voice: voice)
speaker = PollenSpeaker(voice: voice)
self.voice = voice

// instead of: speaker.say(wording.warning(for: count))
voice(wording.warning(for: count))
// end 18.12
