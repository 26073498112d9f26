// The alarm stays set when a full array is sent.

// exercise 13.13
// instead of: turnOffAlarm()
// end 13.13
