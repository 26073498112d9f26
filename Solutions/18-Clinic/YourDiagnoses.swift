/// What was wrong with each program: one fault, or two.
///
/// Write it down when the program works, as in `[.sideEffect, .oldAnswer]`.
enum YourDiagnoses {
  static var threeRings: Set<Fault> {
    // exercise 18.4: What was wrong?
    // starts as: []
    [.closureHoldsItsOwner]
    // end 18.4
  }

  static var cityWithoutAName: Set<Fault> {
    // exercise 18.5: What was wrong?
    // starts as: []
    [.madeUpValue]
    // end 18.5
  }

  static var halfANumber: Set<Fault> {
    // exercise 18.6: What was wrong?
    // starts as: []
    [.noMemory, .touchedOffMain]
    // end 18.6
  }

  static var sunAndThenRain: Set<Fault> {
    // exercise 18.7: What was wrong?
    // starts as: []
    [.oldAnswer]
    // end 18.7
  }

  static var afterTheStorm: Set<Fault> {
    // exercise 18.8: What was wrong?
    // starts as: []
    [.catchTooLate, .sameAgain]
    // end 18.8
  }

  static var page4: Set<Fault> {
    // exercise 18.9: What was wrong?
    // starts as: []
    [.sharedState]
    // end 18.9
  }

  static var warmPhone: Set<Fault> {
    // exercise 18.10: What was wrong?
    // starts as: []
    [.lostToken]
    // end 18.10
  }

  static var twoSeconds: Set<Fault> {
    // exercise 18.11: What was wrong?
    // starts as: []
    [.workOnMain]
    // end 18.11
  }

  static var voiceInThePocket: Set<Fault> {
    // exercise 18.12: What was wrong?
    // starts as: []
    [.methodHoldsItsOwner]
    // end 18.12
  }

  static var twoStars: Set<Fault> {
    // exercise 18.13: What was wrong?
    // starts as: []
    [.lostUpdate, .noBrake]
    // end 18.13
  }

  static var itSaidSaved: Set<Fault> {
    // exercise 18.14: What was wrong?
    // starts as: []
    [.swallowedError]
    // end 18.14
  }

  static var afterIHadPutItAway: Set<Fault> {
    // exercise 18.15: What was wrong?
    // starts as: []
    [.unownedTooLong]
    // end 18.15
  }

  static var cloudsThatJump: Set<Fault> {
    // exercise 18.16: What was wrong?
    // starts as: []
    [.sameAgain]
    // end 18.16
  }

  static var laterOrNever: Set<Fault> {
    // exercise 18.17: What was wrong?
    // starts as: []
    [.nestedSubscription]
    // end 18.17
  }

  static var rowForRome: Set<Fault> {
    // exercise 18.18: What was wrong?
    // starts as: []
    [.oldSubscription]
    // end 18.18
  }

  static var fivePastNoon: Set<Fault> {
    // exercise 18.19: What was wrong?
    // starts as: []
    [.noMemory]
    // end 18.19
  }

  static var threeTickets: Set<Fault> {
    // exercise 18.20: What was wrong?
    // starts as: []
    [.noBrake]
    // end 18.20
  }

  static var everythingTwice: Set<Fault> {
    // exercise 18.21: What was wrong?
    // starts as: []
    [.sideEffect, .methodHoldsItsOwner]
    // end 18.21
  }
}
