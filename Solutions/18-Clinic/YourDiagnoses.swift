/// What was wrong with each program: one illness, or two.
///
/// Write it down when the program is well again, as in `[.sideEffect, .oldAnswer]`.
enum YourDiagnoses {
  static var threeRings: Set<Illness> {
    // exercise 18.4: What was it?
    // starts as: []
    [.closureHoldsItsOwner]
    // end 18.4
  }

  static var cityWithoutAName: Set<Illness> {
    // exercise 18.5: What was it?
    // starts as: []
    [.madeUpValue]
    // end 18.5
  }

  static var halfANumber: Set<Illness> {
    // exercise 18.6: What was it?
    // starts as: []
    [.noMemory, .touchedOffMain]
    // end 18.6
  }

  static var sunAndThenRain: Set<Illness> {
    // exercise 18.7: What was it?
    // starts as: []
    [.oldAnswer]
    // end 18.7
  }

  static var afterTheStorm: Set<Illness> {
    // exercise 18.8: What was it?
    // starts as: []
    [.catchTooLate, .sameAgain]
    // end 18.8
  }

  static var page4: Set<Illness> {
    // exercise 18.9: What was it?
    // starts as: []
    [.sharedState]
    // end 18.9
  }

  static var warmPhone: Set<Illness> {
    // exercise 18.10: What was it?
    // starts as: []
    [.lostToken]
    // end 18.10
  }

  static var twoSeconds: Set<Illness> {
    // exercise 18.11: What was it?
    // starts as: []
    [.workOnMain]
    // end 18.11
  }

  static var voiceInThePocket: Set<Illness> {
    // exercise 18.12: What was it?
    // starts as: []
    [.methodHoldsItsOwner]
    // end 18.12
  }

  static var twoStars: Set<Illness> {
    // exercise 18.13: What was it?
    // starts as: []
    [.lostUpdate, .noBrake]
    // end 18.13
  }

  static var itSaidSaved: Set<Illness> {
    // exercise 18.14: What was it?
    // starts as: []
    [.swallowedError]
    // end 18.14
  }

  static var afterIHadPutItAway: Set<Illness> {
    // exercise 18.15: What was it?
    // starts as: []
    [.unownedTooLong]
    // end 18.15
  }

  static var cloudsThatJump: Set<Illness> {
    // exercise 18.16: What was it?
    // starts as: []
    [.sameAgain]
    // end 18.16
  }

  static var laterOrNever: Set<Illness> {
    // exercise 18.17: What was it?
    // starts as: []
    [.nestedSubscription]
    // end 18.17
  }

  static var rowForRome: Set<Illness> {
    // exercise 18.18: What was it?
    // starts as: []
    [.oldSubscription]
    // end 18.18
  }

  static var fivePastNoon: Set<Illness> {
    // exercise 18.19: What was it?
    // starts as: []
    [.noMemory]
    // end 18.19
  }

  static var threeTickets: Set<Illness> {
    // exercise 18.20: What was it?
    // starts as: []
    [.noBrake]
    // end 18.20
  }

  static var everythingTwice: Set<Illness> {
    // exercise 18.21: What was it?
    // starts as: []
    [.sideEffect, .methodHoldsItsOwner]
    // end 18.21
  }
}
