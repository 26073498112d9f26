// Weak everywhere, with guards; the visit's last line is made in advance.

// exercise 3.9 in StormAlarm.swift
bag.insert {
  forecast.observe { [weak self] news in
    guard let self, news == "storm" else { return }
    storms += 1
  }
}
// end 3.9

// exercise 3.9 in Thermostat.swift
let token = degrees.observe { [weak self] measured in
  guard let self else { return }
  react(to: measured)
}
bag.insert(token)
// end 3.9

// exercise 3.9 in Visit.swift
let write = journal.write
let line = "left \(city)"
bag.insert(Disposables.create { write(line) })
// end 3.9
