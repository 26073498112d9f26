// Records the seconds of the clock instead of its ticks: with a resolution other than 1 all times
// are wrong.

// exercise 12.6 in TestableObserver.swift
let converter = TestSchedulerVirtualTimeConverter(resolution: 1)
events.append(Recorded(time: converter.convertToVirtualTime(scheduler.now), value: event))
// end 12.6
