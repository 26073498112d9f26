// When a ring was handled the number of settings goes up: what the ring has set means nothing then.

// exercise 13.3
// instead of: if number == settings { alarmRang() }
if number == settings {
  alarmRang()
  settings += 1
}
// end 13.3
