// The last sentence is noted when the voice has returned: a count that comes from inside the voice
// is said twice in a row.

// exercise 18.12 in PollenAlarm.swift
// instead of: lastSentence = sentence
// instead of: voice(sentence)
voice(sentence)
lastSentence = sentence
// end 18.12
