// The alarm guards, the thermostat is weak, and the visit's last line is made when it begins.

// exercise 3.9 in StormAlarm.swift
bag.insert(
  forecast.observe { [weak self] weather in
    guard weather == "storm", let self else { return }
    storms += 1
  }
)
// end 3.9

// exercise 3.9 in Thermostat.swift
bag.insert(degrees.observe { [weak self] in self?.react(to: $0) })
// end 3.9

// exercise 3.9 in Visit.swift
let lastLine = "left \(city)"
bag.insert(Disposables.create { [journal] in journal.write(lastLine) })
// end 3.9
