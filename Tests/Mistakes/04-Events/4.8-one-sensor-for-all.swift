// The sensor is made when the observable is, and all subscribers start the same one.

// exercise 4.8
// instead of: private let makeSensor: () -> any Sensor<Element>
private let sensor: any Sensor<Element>

// instead of: self.makeSensor = makeSensor
sensor = makeSensor()

// instead of: sink.run(makeSensor())
sink.run(sensor)
// end 4.8
