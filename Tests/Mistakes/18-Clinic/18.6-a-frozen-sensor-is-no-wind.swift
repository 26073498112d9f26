// The strongest wind is made of all that the sensor sends: a frozen sensor opens the details with
// "at most 0 m/s", although nothing has been measured.

// exercise 18.6
// instead of: let readings = speeds.filter { speed in speed >= 0 }.share()
let sensor = speeds.share()
let readings = sensor.filter { speed in speed >= 0 }
// end 18.6

// exercise 18.6
// instead of: readings
// instead of: .scan(0) { strongest, speed in max(strongest, speed) }
sensor
  .scan(0) { strongest, speed in max(strongest, speed) }
// end 18.6
