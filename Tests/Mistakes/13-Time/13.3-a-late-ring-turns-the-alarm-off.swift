// A ring that came too late is not handled, but turns off the newer setting, which never rings.

// exercise 13.3
// instead of: if number == settings { alarmRang() }
// It has rung, so it is not set any more.
alarm.turnOff()
if number == settings { alarmRang() }
// end 13.3
