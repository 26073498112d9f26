// Captures only what the method needs for its sentence, and no longer counts the warnings.

// exercise 18.12
// instead of: alarm.onReached = { [weak self] count in self?.announce(count) }
alarm.onReached = { [speaker, wording] count in speaker.say(wording.warning(for: count)) }
// end 18.12
